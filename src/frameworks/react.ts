/**
 * The elements as React components. React 18 hands a custom element attributes only and hears none of its events; in React 19,
 * which does both, they still save a handler from calling `waitUntil` itself.
 */
import {
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type RefAttributes,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";
import { type IntuiEventHandler, listen } from "../host/listen.js";
import { type ElementOf, type EventsOf, type PropertiesOf, properties, type Tag } from "./elements.js";

type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

type DetailOf<Dom> = Dom extends CustomEvent<infer Detail extends { readonly event: unknown }> ? Detail : never;

/** `onIntuiEvent` is a handler as `listen` takes it: what was pressed is busy until its promise settles. */
type Callbacks<Events> = {
  [Name in keyof Events & string as `on${Pascal<Name>}`]?:
    | (Name extends "intui-event"
        ? IntuiEventHandler<DetailOf<Events[Name]>>
        : (detail: Events[Name] extends CustomEvent<infer Detail> ? Detail : never) => void)
    | undefined;
};

/** The props of an element's component: its properties, its events, and what any element takes. */
export type PropsOf<Name extends Tag> = PropertiesOf<Name> &
  Callbacks<EventsOf<Name>> &
  HTMLAttributes<ElementOf<Name>>;

/** An element as a React component. A ref to it is the element. */
export type IntuiComponent<Name extends Tag> = ForwardRefExoticComponent<
  PropsOf<Name> & RefAttributes<ElementOf<Name>>
>;

type Props = Readonly<Record<string, unknown>>;

const told = ["intui-complete", "intui-error", "intui-message-end"] as const;
const callbacks = ["onIntuiEvent", ...told.map((name) => `on${pascal(name)}`)];

/** What a server renders has no layout, and React 18 says so at length. */
const useLayout = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** The component for an element. */
export function component<Name extends Tag>(tag: Name): IntuiComponent<Name> {
  const draw = forwardRef<ElementOf<Name>, PropsOf<Name>>((props, ref) => {
    const element = useRef<ElementOf<Name>>(null);
    useProperties(element, props as Props, properties[tag]);
    useCallbacks(element, props as Props);
    useImperativeHandle(ref, () => element.current as ElementOf<Name>);
    return createElement(tag, { ...attributes(props as Props, properties[tag]), ref: element });
  });
  draw.displayName = pascal(tag);
  return draw;
}

/** What React may set by itself. On a custom element React 18 knows no `className`, and writes `false` as text. */
function attributes({ className, hidden, ...props }: Props, own: readonly string[]): Props {
  const others = Object.entries(props).filter(([name]) => !own.includes(name) && !callbacks.includes(name));
  return { ...Object.fromEntries(others), class: className, hidden: hidden || undefined };
}

/** Sets what is another than at the last drawing, before anything is painted. */
function useProperties(element: RefObject<object | null>, props: Props, names: readonly string[]): void {
  const last = useRef<Props>({});
  useLayout(() => {
    const changed = names.filter((name) => !Object.is(props[name], last.current[name]));
    Object.assign(element.current ?? {}, Object.fromEntries(changed.map((name) => [name, props[name]])));
    last.current = props;
  });
}

/** Listens once, for whatever handlers the last drawing brought. */
function useCallbacks(element: RefObject<EventTarget | null>, props: Props): void {
  const latest = useRef(props);
  useLayout(() => {
    latest.current = props;
  });
  useLayout(() => {
    const { current } = element;
    if (!current) return;
    const leave = new AbortController();
    const call = (name: string, ...args: unknown[]): unknown => {
      const callback = latest.current[name];
      return typeof callback === "function" ? callback(...args) : undefined;
    };
    listen(current, (event, detail) => call("onIntuiEvent", event, detail), { signal: leave.signal });
    for (const name of told) {
      const tell = (dom: Event): unknown => call(`on${pascal(name)}`, (dom as CustomEvent).detail);
      current.addEventListener(name, tell, { signal: leave.signal });
    }
    return () => leave.abort();
  }, [element]);
}

function pascal(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());
}
