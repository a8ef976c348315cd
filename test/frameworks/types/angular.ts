// For Angular: with its schema for custom elements it checks no property of ours, but it knows the events. Every line marked so
// is refused, and no other.
import { Component, CUSTOM_ELEMENTS_SCHEMA } from "@angular/core";
import { type IntuiEventDetail, Tree } from "@intui/web";
import type { A2uiEventDetail } from "@intui/web/a2ui";

@Component({
  selector: "uses-intui",
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <intui-tree #element source="toolu_1" [tree]="tree" [history]="[]" (intui-event)="onEvent($event)"></intui-tree>
    <intui-message (intui-message-end)="text = $event.detail.text"></intui-message>
    <button (click)="element.append(text)">Add</button>
    <intui-tree (intui-event)="text = $event.detail.tree"></intui-tree><!-- wrong -->
    <intui-message (intui-message-end)="text = $event.detail.valid"></intui-message><!-- wrong -->
    <button (click)="element.append(tree)">Add</button><!-- wrong -->
  `,
})
export class Uses {
  readonly tree = Tree.of({ type: "Label", text: "x" });
  text = "";

  onEvent({ detail }: CustomEvent<IntuiEventDetail | A2uiEventDetail>) {
    detail.waitUntil(Promise.resolve());
  }
}
