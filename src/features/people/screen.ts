import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Flag, text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { defineScreen } from "#kernel/screen.ts";
import { AwayNow } from "./model/away.ts";
import { cardActions } from "./model/card-actions.ts";
import { peopleSorts, peopleViews } from "./model/listing.ts";
import { Chart } from "./model/chart.ts";
import { Role } from "./contract.ts";

/** What stands beside a name: nothing, that an invitation waits for an answer, or that it has run out. */
export const inviteStates = ["here", "invited", "expired"] as const;

export const PersonShown = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  position: z.string(),
  /** The address of their picture; null for initials. */
  photo: z.nullable(z.string()),
  role: Role,
  state: z.enum(inviteStates),
  away: z.nullable(AwayNow),
  /** By which profile fields they were found. */
  matched: z.array(z.object({ label: z.string(), value: z.string() })),
  /** What the viewer may do with this person. */
  actions: z.array(z.enum(cardActions)),
});
export type PersonShown = z.infer<typeof PersonShown>;

export const readPeople = defineCall({
  name: "read-people",
  method: "GET",
  path: "/people/",
  access: "read",
  input: {
    q: z.optional(text(200)),
    all: z.optional(Flag),
    from: z.optional(text(8)),
    sort: z.optional(z.enum(peopleSorts)),
    view: z.optional(z.enum(peopleViews)),
    group: z.optional(Id),
    /** Whose team the chart shows. */
    person: z.optional(Id),
  },
  output: {
    title: z.string(),
    q: z.string(),
    from: z.string(),
    sort: z.enum(peopleSorts),
    view: z.enum(peopleViews),
    /** The group whose people alone are listed. */
    groupId: z.nullable(z.int()),
    /** All groups by name. */
    groups: z.array(z.object({ id: z.int(), name: z.string() })),
    /** The letters that names begin with; none where the list is not the whole one by name. */
    letters: z.array(z.string()),
    /** Who reports to whom, where that is the view. */
    chart: z.nullable(Chart),
    /** Whether the viewer is shown that view. */
    hasChart: z.boolean(),
    people: z.array(PersonShown),
    /** How many the list shows; those that are not among `people` come with `all`. */
    count: z.int(),
    /** There are others that it does not show. */
    more: z.boolean(),
    roles: z.array(Role),
    withSubsites: z.boolean(),
    /** Whether there is a mail server. */
    sendsMail: z.boolean(),
    /** Whether there are subsites that the viewer brings people into. */
    managesSubsites: z.boolean(),
  },
  refusals: ["signed-out", "not-for-externals", "group-not-found", "no-chart", "admins-only", "owners-only"],
});

/** Everybody of the site (PDIR-02). */
export const peopleScreen = defineScreen({
  name: "people",
  addresses: ["/people/"],
  call: readPeople,
  query: ["q", "all", "from", "sort", "view", "group", "person"],
  frame: "site",
});
