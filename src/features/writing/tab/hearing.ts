/** What a tab hears of others. While it is held, as while letters are composed, all of it waits; what the tab writes goes out as ever. */
export type Hearing = {
  take(update: Uint8Array): void;
  hold(): void;
  letGo(): void;
};

/** Changes come in their turn when they are let go, each by itself: carets follow letters from one to the next. */
export function heldHearing(apply: (update: Uint8Array) => void): Hearing {
  const waiting: Uint8Array[] = [];
  let isHeld = false;
  return {
    take(update) {
      if (isHeld) waiting.push(update);
      else apply(update);
    },
    hold() {
      isHeld = true;
    },
    letGo() {
      isHeld = false;
      for (const each of waiting.splice(0)) apply(each);
    },
  };
}
