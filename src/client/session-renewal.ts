import { expireFormToken, noteWhoseSession } from "./form-token.ts";
import { listenAgain, sessionRenewals, watch } from "./live.ts";
import { hideSessionExpiry, isExpiryKnown, showSessionExpiry } from "./session-expiry.ts";
import { noteSeenElsewhere } from "./token-elsewhere.ts";

const listeners = new Set<() => void>();

/** Runs `listener` whenever the calls of this tab may pass again after its session was over. */
export function whenSessionRenewed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The session may be a new one, begun in another tab, or have a new token from there; the form token of this one is void with
 * it. A tab never acts as somebody else who signed in: what counts is that the same person may listen to their topic
 * (`personTopic`), or has opened another tab.
 */
export function watchRenewedSession(personTopic: string): () => void {
  let known = sessionRenewals();
  const stopListening = watch(personTopic, {
    onData: () => {},
    onListening: () => {
      if (sessionRenewals() !== known) renewed();
      known = sessionRenewals();
    },
  });
  const leave = meetOtherTabs(personTopic, (isSamePerson) => {
    noteSeenElsewhere(isSamePerson);
    noteWhoseSession(isSamePerson);
    if (!isSamePerson) showSessionExpiry();
    else if (isExpiryKnown()) {
      renewed();
      listenAgain();
    }
  });
  return () => {
    leave();
    stopListening();
  };
}

function renewed(): void {
  noteSeenElsewhere(false);
  expireFormToken();
  hideSessionExpiry();
  for (const listener of listeners) listener();
}

/** Tells the other tabs of this browser who is here, and hears the same of those that are opened later. */
function meetOtherTabs(person: string, onOpened: (isSamePerson: boolean) => void): () => void {
  if (!("BroadcastChannel" in window)) return () => {};
  const channel = new window.BroadcastChannel("atrium:session");
  channel.onmessage = ({ data }) => onOpened(data === person);
  channel.postMessage(person);
  return () => channel.close();
}
