import type { Words } from "#kernel/words.ts";

/** Whose card stands at which element; `failed` is what is said there when it cannot be had, else the sentence of cards. */
export type OpenedCard = {
  readonly personId: number;
  readonly anchor: HTMLElement;
  readonly failed?: Words;
};

let place: ((card: OpenedCard) => void) | null = null;

/** Opens a card where no name stands. */
export function openCard(card: OpenedCard): void {
  place?.(card);
}

/** The place of cards takes what is asked, for as long as it stands. */
export function takeCards(take: (card: OpenedCard) => void): () => void {
  place = take;
  return () => {
    if (place === take) place = null;
  };
}
