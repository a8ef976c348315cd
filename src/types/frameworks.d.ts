/**
 * As much of the frameworks as the types here, and the components for React, are built with: the package needs none of them.
 * It is not shipped. test/frameworks holds what is against each framework's own types.
 */
declare module "react" {
  export interface HTMLAttributes<Target> {
    className?: string | undefined;
    hidden?: boolean | undefined;
    onClick?: ((event: { readonly currentTarget: Target }) => void) | undefined;
  }
  export interface RefObject<Value> {
    readonly current: Value | null;
  }
  export interface RefAttributes<Value> {
    ref?: ((value: Value | null) => void) | RefObject<Value> | null | undefined;
  }
  export interface ForwardRefExoticComponent<Props> {
    (props: Props): object;
    displayName?: string | undefined;
  }
  export function createElement(type: string, props: object): object;
  export function forwardRef<Value, Props>(
    render: (props: Props, ref: RefAttributes<Value>["ref"]) => object,
  ): ForwardRefExoticComponent<Props & RefAttributes<Value>>;
  export function useEffect(effect: () => unknown, dependencies?: readonly unknown[]): void;
  export function useLayoutEffect(effect: () => unknown, dependencies?: readonly unknown[]): void;
  export function useImperativeHandle<Value>(ref: RefAttributes<Value>["ref"], create: () => Value): void;
  export function useRef<Value>(value: Value): { current: Value };
  export function useRef<Value>(value: Value | null): RefObject<Value>;
  export namespace JSX {
    interface IntrinsicElements {}
  }
}

declare module "preact" {
  export interface HTMLAttributes<Target> {
    onClick?: ((event: Event & { readonly currentTarget: Target }) => void) | undefined;
  }
  export namespace JSX {
    interface IntrinsicElements {}
  }
}

declare module "solid-js" {
  export namespace JSX {
    interface HTMLAttributes<Target> {
      onClick?: ((event: Event & { readonly currentTarget: Target }) => void) | undefined;
    }
    interface IntrinsicElements {}
  }
}

declare module "svelte/elements" {
  export interface HTMLAttributes<Target> {
    onclick?: ((event: Event & { readonly currentTarget: Target }) => void) | undefined;
  }
  export interface SvelteHTMLElements {}
}

declare module "vue" {
  export interface HTMLAttributes {
    id?: string | undefined;
  }
  export interface PublicProps {
    key?: PropertyKey | undefined;
  }
  export type EmitFn<Options> = (event: keyof Options) => void;
  export interface GlobalComponents {}
}
