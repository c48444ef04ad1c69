import { escaped } from "#kernel/escaped.ts";
import type { KindClipboard } from "../kit/clipboard.ts";
import type { Countdown } from "./schema.ts";

/** Elsewhere nothing counts: the title, and the moment as every program reads it. */
export const countdownClipboard: KindClipboard<Countdown> = {
  html: (content) => `<p>${saidOf(content).map(escaped).join("<br>")}</p>`,
  text: (content) => saidOf(content).join("\n"),
};

function saidOf({ title, at }: Countdown): string[] {
  const moment = at === null ? "" : `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return [title, moment].filter(Boolean);
}
