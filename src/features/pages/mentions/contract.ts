import { namedMost } from "./rules.ts";
import * as z from "zod/mini";
import { AwayUntil } from "#features/people/model/away.ts";
import { defineCall } from "#kernel/call.ts";
import { text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";

/** How a mention is shown to whoever asks: its name and address, or a word in their place. */
const Face = z.object({
  /** `person:12` or `page:7`. */
  key: z.string(),
  name: z.string(),
  address: z.nullable(z.string()),
  isNamed: z.boolean(),
});

/** Who and what can be mentioned: people that the directory shows to whoever asks, and pages that they may read, the best first. */
export const findMentionable = defineCall({
  name: "find-mentionable",
  method: "GET",
  path: "/-/mentions/find/",
  access: "read",
  input: { q: z.optional(text(200)) },
  output: {
    people: z.array(
      z.object({ id: z.int(), name: z.string(), position: z.string(), away: z.nullable(AwayUntil) }),
    ),
    pages: z.array(z.object({ id: z.int(), title: z.string(), address: z.string() })),
  },
  refusals: [],
});

/** The names of mentions in the draft of a page, for those who edit it. */
export const nameMentions = defineCall({
  name: "name-mentions",
  method: "POST",
  path: "/-/mentions/{page_id}/",
  access: "read",
  input: { page_id: Id, keys: z.pipe(text(8000), z.transform(keysIn)) },
  output: { mentions: z.array(Face) },
  refusals: ["page-not-found"],
});

/** What is none is left out, and what comes twice. */
function keysIn(sent: string): readonly string[] {
  const keys = sent.split(",").filter((key) => /^(?:person|page):[1-9][0-9]{0,14}$/.test(key));
  return [...new Set(keys)].slice(0, namedMost);
}
