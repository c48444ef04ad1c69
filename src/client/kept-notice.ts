/** One for each sentence, for this tab alone; a browser that keeps nothing says it once less. */
const keyOf = (id: string) => `atrium notice ${id}`;

/** Keeps a sentence, by its id, for the document that takes this one's place. */
export function keepNotice(id: string): void {
  attempt(() => sessionStorage.setItem(keyOf(id), "1"));
}

export function dropNotice(id: string): void {
  attempt(() => sessionStorage.removeItem(keyOf(id)));
}

/** Whether the document before has left the sentence to be said; once. */
export function takeNotice(id: string): boolean {
  const isKept = attempt(() => sessionStorage.getItem(keyOf(id))) === "1";
  dropNotice(id);
  return isKept;
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
