import type { Failure } from "./failure.ts";

let show: () => void = () => {};

/**
 * Any error that contains these letters tells that the session, or its token, is over (CALL-06, CALL-14). So does a refusal that
 * asks to sign in: visitors are offered nothing that needs it, so the tab was signed in when it was loaded.
 */
export function isSessionExpired(error: string, code: string | null = null): boolean {
  return error.includes("CSRF") || code === "signed-out";
}

/** Registers what shows the expiry: a notice with a link that reloads the page. Gives the way to let go again. */
export function watchSessionExpiry(notice: () => void): () => void {
  show = notice;
  return () => {
    if (show === notice) show = () => {};
  };
}

/** Runs first on every failure, before the caller's own handling (CALL-07). */
export function meetFailure(failure: Failure): void {
  if (failure.expired) show();
}

/** Tells that the session is over, for what does not go through `send`. */
export function showSessionExpiry(): void {
  show();
}
