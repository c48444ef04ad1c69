import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Id } from "#kernel/ids.ts";
import { defineScreen } from "#kernel/screen.ts";
import { readPageById } from "#features/pages/contract.ts";
import { AudienceShape } from "#features/pages/audience/model/shape.ts";
import { ListedGroup } from "#features/sharing/contract.ts";

export const readSharingScreen = defineCall({
  name: "read-sharing-screen",
  method: "GET",
  path: "/page/settings/{page_id}/",
  access: "read",
  input: { page_id: Id },
  output: {
    title: z.string(),
    address: z.string(),
    id: z.int(),
    pageTitle: z.string(),
    pageAddress: z.string(),
    site: z.string(),
    groups: z.array(ListedGroup),
    /** The site lets pages be open to the world; where it does not, a page that is set so is not (GUES-05). */
    publishes: z.boolean(),
    worldLimit: z.nullable(z.enum(["password", "ended"])),
    /** Who sees it as it is saved; the screen says it by the lines that it shows. */
    audience: AudienceShape,
    mayBePublic: z.boolean(),
    mayInviteGuests: z.boolean(),
    /** Whether there is a mail server: without one guests are given their links by hand. */
    sendsMail: z.boolean(),
    mayManageGuests: z.boolean(),
    mayAddPeople: z.boolean(),
    /** There are few people on the site yet, and the viewer may invite more (PPRM-13). */
    offersInvites: z.boolean(),
    /** Addresses of guests of other pages, as suggestions (GUES-10). */
    activeGuests: z.array(z.string()),
  },
  refusals: ["page-not-found", "page-editors-only"],
});

/** The permissions of a page (ROUT-11); the address that the sharing dialog links to. */
export const sharingScreen = defineScreen({
  name: "sharing",
  addresses: ["/page/settings/{page_id}/"],
  call: readSharingScreen,
  over: { page: readPageById },
  frame: "site",
});
