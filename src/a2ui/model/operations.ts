/** What messages of all versions come down to. */

/** A component as it stands in a message, and where: a JSON pointer into the message's body. */
export interface RawComponent {
  readonly raw: unknown;
  readonly path: string;
}

export type Operation =
  | {
      readonly do: "create";
      readonly surfaceId: string;
      readonly catalogId: string | undefined;
      readonly theme: unknown;
      readonly sendDataModel: boolean;
      readonly rootId: string;
      readonly version: string;
    }
  | { readonly do: "components"; readonly surfaceId: string; readonly components: readonly RawComponent[] }
  /** Undefined as a value: what stands at the path goes. */
  | { readonly do: "data"; readonly surfaceId: string; readonly path: string; readonly value: unknown }
  | { readonly do: "delete"; readonly surfaceId: string }
  | { readonly do: "call"; readonly callId: string; readonly call: unknown; readonly version: string };

/** How each message is read: its body, its version, and a function that says what is wrong. */
export type Reader = (
  body: Readonly<Record<string, unknown>>,
  version: string,
  fault: (path: string, message: string) => void,
) => Operation[];
