import { expireFormToken } from "./form-token.ts";
import { sessionRenewals, watch } from "./live.ts";

/**
 * Another tab may have given the session a new token, and the form token of this one is void with it. Only who still is the
 * same person is told on the topic of that person: a tab never acts as somebody who signed in elsewhere.
 */
export function watchRenewedSession(personTopic: string): () => void {
  let known = sessionRenewals();
  return watch(personTopic, {
    onData: () => {},
    onListening: () => {
      if (sessionRenewals() !== known) expireFormToken();
      known = sessionRenewals();
    },
  });
}
