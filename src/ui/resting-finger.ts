/** How long a finger rests on a thing before that is selected, in milliseconds, and how far it may stray, in pixels. */
const restsFor = 500;
const strayMost = 10;

/** Hears of a finger that rests: it neither scrolls nor presses. */
export function restingFinger(onRest: (event: PointerEvent) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let began: PointerEvent | null = null;
  let hasRested = false;

  function leave(): void {
    clearTimeout(timer);
    began = null;
  }

  return {
    begin(event: PointerEvent): void {
      leave();
      hasRested = false;
      if (event.pointerType !== "touch" || !event.isPrimary) return;
      began = event;
      timer = setTimeout(() => {
        leave();
        hasRested = true;
        onRest(event);
      }, restsFor);
    },
    move({ clientX, clientY }: PointerEvent): void {
      if (began && Math.hypot(clientX - began.clientX, clientY - began.clientY) > strayMost) leave();
    },
    leave,
    /** Whether the press that follows is the end of a rest, and no press: said once. */
    isEndOfRest(): boolean {
      const was = hasRested;
      hasRested = false;
      return was;
    },
    /** While it rests, and after, the browser's own menu for what lies under it does not open. */
    mayHaveMenu: () => began === null && !hasRested,
  };
}
