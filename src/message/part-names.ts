/**
 * The parts of what is drawn in blocks, which stands in shadow roots of its own: named here, so that a page styles them
 * through the message as it does through a tree.
 */
export const exportedParts = [
  "tree surface tabs tab tab-list tab-panel card list row column divider dialog icon agent audio video",
  "text heading quote rule code code-block copy link image caption placeholder",
  "group label stat step flow flow-tool chart chart-toggle legend marker readout",
  "table cell header sort find find-step menu menu-item actions-button actions-note copy-answer",
  "choice option prompt button button-primary form field field-label help hint input answer summary error",
  "note text-form",
]
  .join(" ")
  .replaceAll(" ", ",");
