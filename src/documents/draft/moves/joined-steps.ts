import * as Y from "yjs";

const heard = new WeakSet<Y.UndoManager>();
const goingOn = new WeakSet<Y.UndoManager>();

/** What is done next belongs to the last step, also where steps end before it: letters that take the place of what was deleted. */
export function goOnInStep(undo: Y.UndoManager): void {
  if (!heard.has(undo)) hearSteps(undo);
  heard.add(undo);
  goingOn.add(undo);
}

/** Whatever comes next is a step of its own. */
export function endStep(undo: Y.UndoManager): void {
  goingOn.delete(undo);
  undo.stopCapturing();
}

function hearSteps(undo: Y.UndoManager): void {
  undo.on("stack-item-added", ({ type }) => {
    if (type === "undo" && !undo.undoing && !undo.redoing && goingOn.delete(undo)) joinSteps(undo.undoStack);
  });
  undo.on("stack-item-popped", () => void goingOn.delete(undo));
}

/** What was done last belongs to the step before. */
export function joinSteps(stack: Y.UndoManager["undoStack"]): void {
  const added = stack.pop();
  const step = stack.at(-1);
  if (!added || !step) return;
  step.insertions = Y.mergeDeleteSets([step.insertions, added.insertions]);
  step.deletions = Y.mergeDeleteSets([step.deletions, added.deletions]);
}
