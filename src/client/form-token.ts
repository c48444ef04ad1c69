import { randomValue } from "./random-value.ts";

/** After this long without a call the token is fetched anew before the next one (CALL-15). */
const staleAfter = 30 * 60_000;

let lastUse = 0;
/** Whatever this browser may do now, it does for somebody else. */
let isOfOther = false;

declare global {
  interface Window {
    magic?: string;
  }
}

/** Takes the token that came with a screen. */
export function startFormToken(token: string): void {
  window.magic = token;
  lastUse = Date.now();
  isOfOther = false;
}

/** A page that the browser brings back from its cache may be of a session that is over. */
export function watchRestoredTab(): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) expireFormToken();
  });
}

/** The next call fetches a new token first. */
export function expireFormToken(): void {
  lastUse = 0;
}

/** Whether the browser's session is still of the person of this tab: nothing is done here in the name of somebody who signed in in another tab. */
export function noteWhoseSession(isOwn: boolean): void {
  isOfOther = !isOwn;
  if (isOfOther) window.magic = "";
}

export function currentFormToken(): string {
  return window.magic ?? "";
}

export function usedFormToken(): void {
  lastUse = Date.now();
}

/** After long idleness, or when the tab comes back from the browser's cache, `/new_magic.js` sets the token again. */
export async function refreshFormTokenWhenStale(): Promise<void> {
  if (Date.now() - lastUse < staleAfter) return;
  await loadFormToken();
}

/** Runs the script that sets `window.magic` (CALL-08). */
export async function loadFormToken(): Promise<void> {
  if (isOfOther) return;
  await new Promise<void>((resolve) => {
    const script = document.createElement("script");
    script.src = `/new_magic.js?ajx=${randomValue()}`;
    script.onload = script.onerror = () => {
      lastUse = Date.now();
      script.remove();
      resolve();
    };
    document.head.append(script);
  });
}
