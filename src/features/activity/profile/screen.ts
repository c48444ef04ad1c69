import * as z from "zod/mini";
import { Card } from "#features/subsites/cards/model/card.ts";
import { defineCall } from "#kernel/call.ts";
import { Id } from "#kernel/ids.ts";
import { defineScreen } from "#kernel/screen.ts";
import { Line } from "../screen.ts";

export const readProfile = defineCall({
  name: "read-profile",
  method: "GET",
  path: "/profile/p/{id}/",
  access: "read",
  input: { id: Id },
  output: {
    title: z.string(),
    card: Card,
    /** What they wrote lately, as far as the viewer may read it. */
    pages: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        address: z.string(),
        preview: z.string(),
        place: z.nullable(z.string()),
        at: z.number(),
      }),
    ),
    lines: z.array(Line),
    /** The viewer may open the list of all that they did. */
    hasFeed: z.boolean(),
  },
  refusals: ["signed-out", "not-for-externals", "person-not-found", "subsite-not-found", "subsites-off"],
});

/** The page of a person, at the address that search and links to people lead to (CACT-17, SRCH-22). */
export const profileScreen = defineScreen({
  name: "profile",
  addresses: ["/profile/p/{id}/"],
  call: readProfile,
  frame: "site",
});
