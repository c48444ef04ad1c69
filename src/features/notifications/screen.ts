import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Flag, text } from "#kernel/fields.ts";
import { defineScreen } from "#kernel/screen.ts";

const Filter = z.enum(["all", "unread", "mentions", "comments"]);

const Line = z.object({
  id: z.int(),
  kind: z.enum([
    "published",
    "changed",
    "mentioned",
    "asked",
    "shared",
    "commented",
    "answered",
    "addressed",
  ]),
  /** Milliseconds since 1970 of the last thing that it tells of. */
  happened: z.number(),
  /** Changes that it is made of. */
  times: z.int(),
  isRead: z.boolean(),
  /** The right that somebody asks for. */
  right: z.nullable(z.enum(["admin", "editor", "owner", "page", "read"])),
  title: z.nullable(z.string()),
  /** What a comment says that it tells of, and what a page says around a mention, or since it was changed; null of other kinds. */
  words: z.nullable(z.string()),
  /** Where the viewer answers the comment that it tells of; null where there is none, or they may not. */
  reply: z.nullable(z.object({ personId: z.int(), pageId: z.int(), threadId: z.int(), subsite: z.string() })),
  /** The subsite of the page; null for the main group. */
  subsite: z.nullable(z.string()),
  /** Where it leads. */
  address: z.string(),
  /** Null where it is not known, or not told to the viewer. */
  person: z.nullable(z.object({ id: z.int(), name: z.string(), photo: z.nullable(z.string()) })),
});
export type NotificationLine = z.infer<typeof Line>;

export const readNotifications = defineCall({
  name: "read-notifications",
  method: "GET",
  path: "/notifications/",
  access: "read",
  input: {
    unread: z.optional(Flag),
    of: z.optional(z.enum(["mentions", "comments"])),
    before: z.optional(text(40)),
  },
  output: {
    title: z.string(),
    lines: z.array(Line),
    filter: Filter,
    /** What the reader may choose to see. */
    filters: z.array(Filter),
    /** How many are unread, counted to one more than the bell says; those of pages that one may read today. */
    unread: z.int(),
    hasUnread: z.boolean(),
    /** The address where the list goes on; null where it ends. */
    older: z.nullable(z.string()),
    /** Whether this is not the beginning of the list. */
    isOlder: z.boolean(),
  },
  refusals: ["signed-out"],
});

/** What one is told of. */
export const notificationsScreen = defineScreen({
  name: "notifications",
  addresses: ["/notifications/"],
  call: readNotifications,
  query: ["unread", "of", "before"],
  frame: "site",
});
