import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Flag, whole } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { birthYears } from "../profiles/model/checked-value.ts";
import { Celebrations } from "./model/celebrations.ts";

const refusals = [
  "signed-out",
  "admins-only",
  "owners-only",
  "person-not-found",
  "celebrations-off",
] as const;

const none = z.literal("");
const Since = z.union([none, z.string().check(z.regex(/^(?:19|20)[0-9]{2}-[01][0-9]-[0-3][0-9]$/))]);

/** The days of a person for who may change them: of others only since when they are there. */
export const readCelebrations = defineCall({
  name: "read-celebrations",
  method: "GET",
  path: "/-/people/{id}/celebrations/",
  access: "read",
  input: { id: Id },
  output: { name: z.string(), isSelf: z.boolean(), isHidden: z.boolean(), ...Celebrations.shape },
  refusals,
});

/** What is not sent stays as it is; empty takes it away. Without `year` nobody is told how old somebody is. */
export const saveCelebrations = defineCall({
  name: "save-celebrations",
  method: "POST",
  path: "/-/people/{id}/celebrations/",
  access: "write",
  input: {
    id: Id,
    month: z.optional(z.union([none, whole(1, 12)])),
    day: z.optional(z.union([none, whole(1, 31)])),
    year: z.optional(z.union([none, whole(birthYears.first, birthYears.last)])),
    since: z.optional(Since),
    hidden: z.optional(Flag),
  },
  output: {},
  refusals: [...refusals, "own-birthday", "no-birthday", "since-later"],
});
