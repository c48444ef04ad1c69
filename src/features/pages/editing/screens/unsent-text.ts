/** A text that the server has not acknowledged, and the version it was written on. */
export type UnsentText = { readonly source: string; readonly base: number };

/** Where the browser keeps what one person writes in one widget until it is saved. */
export function unsentTextOf(place: { personId: number; pageId: number; widgetId: string }) {
  const key = `atrium:unsent:${place.personId}:${place.pageId}:${place.widgetId}`;
  return {
    read(): UnsentText | null {
      const kept = allowed(() => localStorage.getItem(key));
      const [base, ...source] = kept?.split("\n") ?? [];
      return base && /^\d+$/.test(base) ? { base: Number(base), source: source.join("\n") } : null;
    },
    keep(text: UnsentText): void {
      allowed(() => localStorage.setItem(key, `${text.base}\n${text.source}`));
    },
    forget(): void {
      allowed(() => localStorage.removeItem(key));
    },
  };
}

/** Storage may be switched off or full; writing goes on without it. */
function allowed<Result>(access: () => Result): Result | null {
  try {
    return access();
  } catch {
    return null;
  }
}
