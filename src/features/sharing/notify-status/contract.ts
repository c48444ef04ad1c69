import * as z from "zod/mini";
import { mailLevels } from "#features/people/mail-setting/rules.ts";
import { defineCall } from "#kernel/call.ts";
import { whole } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";

/** A person with what they are told of a page (PNOT-08); `id` and `uid` are the same number here (PNOT-14). */
const NotifyUser = z.object({
  id: z.int(),
  uid: z.int(),
  safe_name: z.string(),
  /** Empty for who may not see addresses. */
  email: z.string(),
  avatar_url: z.string(),
  notify_paused: z.boolean(),
  notify_following: z.boolean(),
  notify_digest: z.boolean(),
  notify_value: z.enum(mailLevels),
  notify_bounced: z.boolean(),
  role_name: z.string(),
});
export type NotifyUser = z.infer<typeof NotifyUser>;

/** What is required of those that are listed, by its number on the wire (PNOT-13). */
export const requiredPermissions = { 1: "follow", 2: "view", 3: "edit" } as const;
export type Required = (typeof requiredPermissions)[keyof typeof requiredPermissions];

/** Who follows, views or edits a page and how they are told of it, and who does not; at most 250 of each (PNOT-05, PNOT-07). */
export const loadNotificationDetails = defineCall({
  name: "load-notification-details",
  method: "POST",
  path: "/ajax/page/notification_details/{page_id}/{required_permission}/",
  access: "read",
  input: { page_id: Id, required_permission: whole(1, 3) },
  output: {
    access_users: z.array(NotifyUser),
    users_without_access: z.array(NotifyUser),
    /** The title of the page. */
    name: z.string(),
    is_public: z.boolean(),
    /** Our own: who sees the page, in a sentence. */
    seen_by: z.string(),
    /** The viewer owns the site. */
    is_owner: z.boolean(),
    /** Our own: whether they may impersonate people (IMPS-08). */
    impersonates: z.boolean(),
  },
  refusals: ["page-not-found", "page-editors-only"],
  failure: ["error_message"],
});
