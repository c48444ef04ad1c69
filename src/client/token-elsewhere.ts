import { loadFormToken } from "./form-token.ts";

/** The person of this tab has been in another one since this tab fetched its form token. */
let wasSeen = false;

export function noteSeenElsewhere(isSeen: boolean): void {
  wasSeen = isSeen;
}

/** For a call that was refused because the session is over: true once it has a token with which it may be tried again. */
export async function tokenFromOtherTab(): Promise<boolean> {
  if (!wasSeen) return false;
  wasSeen = false;
  await loadFormToken();
  return true;
}
