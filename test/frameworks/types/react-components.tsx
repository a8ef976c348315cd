// For React 18 and 19: the components. Every line marked so is refused, and no other.
import { core, type IntuiMessage as Element } from "@intui/web";
import { IntuiA2ui, type IntuiComponent, IntuiMessage, IntuiSurface, IntuiTree, type PropsOf } from "@intui/web/react";
import { useRef } from "react";

const named: IntuiComponent<"intui-tree"> = IntuiTree;
const props: PropsOf<"intui-message"> = { text: "", streaming: true };

export function Uses() {
  const message = useRef<Element>(null);
  return (
    <>
      <IntuiMessage
        ref={message}
        key="one"
        className="reply"
        onClick={() => message.current?.append("text")}
        {...props}
        onIntuiEvent={(event, { sentence }) => fetch("/agent", { body: JSON.stringify({ event, sentence }) })}
        onIntuiMessageEnd={({ text }) => text.length}
      />
      <IntuiTree tree={{ v: 1 }} catalog={core} history={[]} onIntuiComplete={({ tree }) => tree.toText()} />
      <IntuiTree text={undefined} onIntuiError={({ error }) => error.problems} onIntuiEvent={undefined} />
      <IntuiA2ui messages={[]} onIntuiEvent={(_event, { metadata }) => metadata} />
      <IntuiSurface surfaceId="main" onIntuiComplete={({ surfaces }) => surfaces[0]} />
      <IntuiTree text={1} /> {/* wrong */}
      <IntuiTree streaming /> {/* wrong */}
      <IntuiTree problems={[]} /> {/* wrong */}
      <IntuiTree onIntuiEvent={(event) => event.metadata} /> {/* wrong */}
      <IntuiTree onIntuiMessageEnd={() => {}} /> {/* wrong */}
      <IntuiMessage tree={{}} /> {/* wrong */}
      <IntuiA2ui surfaceId="main" /> {/* wrong */}
      <IntuiA2ui onIntuiEvent={(_event, { tree }) => tree} /> {/* wrong */}
      {named.displayName}
    </>
  );
}
