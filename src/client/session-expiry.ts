import type { Failure } from "./failure.ts";

/** May give the way to take the notice away again. */
type Show = () => unknown;

let show: Show = () => {};
let hide: unknown;
let isKnown = false;

/**
 * Any error that contains these letters tells that the session, or its token, is over (CALL-06, CALL-14). So does a refusal that
 * asks to sign in: visitors are offered nothing that needs it, so the tab was signed in when it was loaded.
 */
export function isSessionExpired(error: string, code: string | null = null): boolean {
  return error.includes("CSRF") || code === "signed-out";
}

/** Registers what shows the expiry: a notice with a link that reloads the page. Gives the way to let go again. */
export function watchSessionExpiry(notice: Show): () => void {
  show = notice;
  return () => {
    if (show === notice) show = () => {};
  };
}

/** Runs first on every failure, before the caller's own handling (CALL-07). */
export function meetFailure(failure: Failure): void {
  if (failure.expired) showSessionExpiry();
}

/** Tells that the session is over, also for what does not go through `send`. */
export function showSessionExpiry(): void {
  isKnown = true;
  hide = show();
}

/** Calls pass again: nothing has to be reloaded. */
export function hideSessionExpiry(): void {
  isKnown = false;
  if (typeof hide === "function") hide();
  hide = null;
}

/** Whether a call of this tab has met the end of its session. */
export function isExpiryKnown(): boolean {
  return isKnown;
}
