// For React 19: the elements in JSX. Every line marked so is refused, and no other.
import { core, type IntuiTree, Tree } from "@intui/web";
import { useRef } from "react";

export function Uses() {
  const tree = useRef<IntuiTree>(null);
  return (
    <>
      <intui-tree
        ref={tree}
        key="one"
        className="answer"
        onClick={() => tree.current?.append("{")}
        source="toolu_1"
        author="model"
        catalog={core}
        history={[]}
        disabled={false}
        theme="dark"
        media={["https://cdn.example"]}
        strings={{ submit: "Abschicken" }}
        tree={Tree.of({ type: "Label", text: "x" })}
        onintui-event={({ detail }) => detail.waitUntil(fetch("/agent", { body: JSON.stringify(detail.event) }))}
        onintui-complete={(dom) => dom.detail.tree.toText()}
        onintui-error={(dom) => dom.detail.error.problems}
      />
      <intui-tree tree='{"v":1}' />
      <intui-tree text={undefined} />
      <intui-message text="" streaming carriers={{}} onintui-message-end={({ detail }) => detail.valid} />
      <intui-a2ui messages={[]} catalogs={[]} vouched onintui-event={({ detail }) => detail.metadata} />
      <intui-surface surfaceId="main" onintui-error={({ detail }) => detail.event.error} />
      <intui-tree text={1} /> {/* wrong */}
      <intui-tree streaming /> {/* wrong */}
      <intui-tree problems={[]} /> {/* wrong */}
      <intui-tree append={() => {}} /> {/* wrong */}
      <intui-tree requestUpdate={() => {}} /> {/* wrong */}
      <intui-tree theme="blue" /> {/* wrong */}
      <intui-tree onintui-event={({ detail }) => detail.metadata} /> {/* wrong */}
      <intui-message tree="{}" /> {/* wrong */}
      <intui-message onintui-message-end={({ detail }) => detail.tree} /> {/* wrong */}
      <intui-a2ui text="" /> {/* wrong */}
      <intui-a2ui surfaceId="main" /> {/* wrong */}
      <intui-a2ui onintui-event={({ detail }) => detail.tree} /> {/* wrong */}
      <intui-branch /> {/* wrong */}
    </>
  );
}
