// For Solid: the elements in its JSX. Every line marked so is refused, and no other.
import { core, type IntuiTree, Tree } from "@intui/web";

export function Uses() {
  let tree: IntuiTree | undefined;
  return (
    <>
      <intui-tree
        ref={tree}
        class="answer"
        onClick={() => tree?.append("{")}
        source="toolu_1"
        author="model"
        catalog={core}
        history={[]}
        disabled={false}
        theme="dark"
        media={["https://cdn.example"]}
        strings={{ submit: "Abschicken" }}
        tree={Tree.of({ type: "Label", text: "x" })}
        on:intui-event={({ detail }) => detail.waitUntil(fetch("/agent", { body: JSON.stringify(detail.event) }))}
        on:intui-complete={(dom) => dom.detail.tree.toText()}
        on:intui-error={(dom) => dom.detail.error.problems}
      />
      <intui-tree tree='{"v":1}' />
      <intui-tree text={undefined} />
      <intui-message text="" streaming carriers={{}} on:intui-message-end={({ detail }) => detail.valid} />
      <intui-a2ui messages={[]} catalogs={[]} vouched on:intui-event={({ detail }) => detail.metadata} />
      <intui-surface surface-id="main" on:intui-error={({ detail }) => detail.event.error} />
      <intui-tree text={1} /> {/* wrong */}
      <intui-tree streaming /> {/* wrong */}
      <intui-tree problems={[]} /> {/* wrong */}
      <intui-tree append={() => {}} /> {/* wrong */}
      <intui-tree requestUpdate={() => {}} /> {/* wrong */}
      <intui-tree theme="blue" /> {/* wrong */}
      <intui-tree on:intui-event={({ detail }) => detail.metadata} /> {/* wrong */}
      <intui-message tree="{}" /> {/* wrong */}
      <intui-message on:intui-message-end={({ detail }) => detail.tree} /> {/* wrong */}
      <intui-a2ui text="" /> {/* wrong */}
      <intui-a2ui surfaceId="main" /> {/* wrong */}
      <intui-a2ui on:intui-event={({ detail }) => detail.tree} /> {/* wrong */}
      <intui-branch /> {/* wrong */}
    </>
  );
}
