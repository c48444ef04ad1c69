import { guestListeners } from "#features/sharing/guests/listeners.ts";
import { peopleListeners } from "#features/people/listeners.ts";
import { rightsRequestListeners } from "#features/people/rights-requests/listeners.ts";
import { resetListeners } from "#features/sessions/reset/listeners.ts";
import type { Listener } from "#outbox/listener.ts";

/** Who hears what was committed, by list; each list is told in order and on its own. */
export const listenerLists: Readonly<Record<string, readonly Listener[]>> = {
  mail: [...resetListeners, ...peopleListeners, ...rightsRequestListeners, ...guestListeners],
};
