import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type UndertakingRefusal =
  | "undertaking-not-found"
  | "undertaking-ended"
  | "undertaking-moving"
  | "nothing-to-undo"
  | "undertaking-person-gone"
  | "undertaking-unknown"
  | "undertaking-item-failed";

export const undertakingRefusals: RefusalWording<UndertakingRefusal> = {
  "undertaking-not-found": { kind: "missing", text: "This task no longer exists." },
  "undertaking-ended": { kind: "conflict", text: "This task has already ended." },
  "undertaking-moving": { kind: "conflict", text: "This task is still running. Cancel it first." },
  "nothing-to-undo": { kind: "conflict", text: "There's nothing left to undo." },
  "undertaking-person-gone": { kind: "conflict", text: "The person who started it is no longer here." },
  "undertaking-unknown": { kind: "conflict", text: "This version of Atrium can't finish this task." },
  "undertaking-item-failed": { kind: "conflict", text: "Something went wrong here." },
};

export const undertakingWords = words("undertakings", {
  title: "Background tasks",
  keywords: "running progress jobs",
  none: "No background tasks",
  noneHelp: "Long tasks show up here and keep running when you leave.",
  browse: "Browse pages",
  running: "Running",
  ended: "Ended",
  progress: "{percent}% done",
  undoing: "Undoing, {percent}% done",
  startedBy: "Started by {name}",
  cancel: "Cancel",
  cancelled: "Canceled",
  cancelledAfter: "Canceled after {done} of {total}",
  stoppedAfter: "Stopped after {done} of {total}",
  undo: "Undo",
  undone: "Undone",
  failed: "{count, plural, one {# item didn't work} other {# items didn't work}}",
  kept: "{count, plural, one {# item couldn't be undone} other {# items couldn't be undone}}",
  more: "{count, plural, one {and # more} other {and # more}}",
  badge: "Background task, {percent}% done",
});
