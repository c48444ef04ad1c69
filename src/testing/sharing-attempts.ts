import type { Sent } from "./ask-call.ts";
import { words } from "./external-world.ts";

const groups = ["public", "all", "editors", "admins", "viewers"];

/** What an external can send to the calls of who reads a page, how it is passed on and followed. */
export function sharingAttempts(pages: () => readonly number[], people: () => readonly number[]) {
  const ofPages = (): readonly Sent[] => pages().map((page_id) => ({ page_id }));
  // With everybody by number, the public, guests old and new.
  const sharings = () => [
    ...people().map((id) => ({ [id]: { view: true } })),
    ...people().map((id) => ({ [id]: { deleted: true } })),
    { public: { view: true } },
    { new1: { view: true, email: "mine@elders.example" } },
    ...[1, 2, 3, 4, 5].map((id) => ({ [-id]: { deleted: true } })),
  ];
  const states = (): readonly Sent[] =>
    pages().flatMap((page_id) =>
      sharings().map((state) => ({ page_id, settings: JSON.stringify({ permission_state: state }) })),
    );
  const asked = () => [...people().flatMap((id) => [String(id), String(-id)]), ...groups];
  return {
    "follow-page": () => pages().map((id) => ({ id })),
    "unfollow-page": () => pages().map((id) => ({ id })),
    "read-follow-page": ofPages,
    "follow-by-address": ofPages,
    "load-page-edit": ofPages,
    "save-page-edit": states,
    "preview-sharing": states,
    "sharing-details": ofPages,
    "read-sharing-screen": ofPages,
    "read-public-link": ofPages,
    "save-public-link": () =>
      pages().map((page_id) => ({ page_id, password: "long enough words", ends: null })),
    "undo-public-link": () => pages().map((page_id) => ({ page_id, change: 1 })),
    "read-locked-page": ofPages,
    "open-public-link": () => pages().map((page_id) => ({ page_id, password: "long enough words" })),
    "find-sharing-people": () => [
      ...words.map((q) => ({ q })),
      ...pages().map((page_id) => ({ q: "v", page_id })),
    ],
    "explain-access": () => pages().flatMap((page_id) => asked().map((who) => ({ page_id, who }))),
  };
}
