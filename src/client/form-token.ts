import { randomValue } from "./random-value.ts";

/** After this long without a call the token is fetched anew before the next one (CALL-15). */
const staleAfter = 30 * 60_000;

let lastUse = 0;

declare global {
  interface Window {
    magic?: string;
  }
}

/** Takes the token that came with a screen. */
export function startFormToken(token: string): void {
  window.magic = token;
  lastUse = Date.now();
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
export function loadFormToken(): Promise<void> {
  return new Promise((resolve) => {
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
