import { createHash } from "node:crypto";
import type { OpenIdAttempt } from "#outgoing/open-id.ts";

/** What holds an attempt together follows from the token that the browser alone has: of it the database holds a hash, and one of the state. */
export function attemptOf(token: string): OpenIdAttempt {
  return {
    state: partOf("state", token),
    nonce: partOf("nonce", token),
    verifier: partOf("verifier", token),
  };
}

/** The number of a SAML request, which follows from the state: the answer comes without the cookie. It begins with a letter, as the standard wants. */
export function requestIdOf(state: string): string {
  return `a${partOf("request", state)}`;
}

function partOf(name: string, secret: string): string {
  return createHash("sha256").update(`${name} ${secret}`).digest("base64url");
}
