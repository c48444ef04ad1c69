/** A dialog is on its way. Until it has come Escape gives it up, as it closes one that is there; gives what is done when it has come, or will not. */
export function comes(abandoned: AbortSignal, done: () => void, giveUp: () => void): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    giveUp();
  };
  let isOver = false;
  const end = () => {
    removeEventListener("keydown", hear, { capture: true });
    if (!isOver) done();
    isOver = true;
  };
  addEventListener("keydown", hear, { capture: true });
  abandoned.addEventListener("abort", end);
  return end;
}
