import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Id } from "#kernel/ids.ts";
import { defineScreen } from "#kernel/screen.ts";
import { SubsiteRoleField, listings } from "./contract.ts";

export const ListedSubsite = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  address: z.string(),
  accent: z.nullable(z.string()),
  /** What the viewer was given there; null when they are not in it. */
  role: z.nullable(SubsiteRoleField),
  people: z.int(),
  isArchived: z.boolean(),
  isPublic: z.boolean(),
  /** How one comes into it, in words. */
  access: z.string(),
  /** When the viewer asked to join it, in milliseconds since 1970. */
  requested: z.nullable(z.number()),
  /** Joins at once, or asks an administrator; null for those who cannot. */
  joining: z.nullable(z.enum(["join", "ask"])),
  mayManage: z.boolean(),
  /** They leave it here: its list of people, where others do, is closed to them (SBAR-04). */
  leavesHere: z.boolean(),
});
export type ListedSubsite = z.infer<typeof ListedSubsite>;

export const readSubsites = defineCall({
  name: "read-subsites",
  method: "GET",
  path: "/subsites/",
  access: "read",
  input: {},
  output: {
    title: z.string(),
    /** The subsite that one is in; 0 is the main group. */
    current: z.int(),
    /** How many people are on the site, and so in its main group. */
    people: z.int(),
    mayCreate: z.boolean(),
    subsites: z.array(ListedSubsite),
  },
  refusals: ["signed-out", "subsites-off"],
});

/** The list of subsites (SLST-01). */
export const subsitesScreen = defineScreen({
  name: "subsites",
  addresses: ["/subsites/"],
  call: readSubsites,
  frame: "site",
});

/** The settings of one, for those who administer it. */
export const readSubsite = defineCall({
  name: "read-subsite",
  method: "GET",
  path: "/subsites/settings/{id}/",
  access: "read",
  input: { id: Id },
  output: {
    title: z.string(),
    id: z.int(),
    name: z.string(),
    description: z.string(),
    slug: z.string(),
    isPublic: z.boolean(),
    isSelfJoinable: z.boolean(),
    listing: z.enum(listings),
    isArchived: z.boolean(),
  },
  refusals: ["signed-out", "subsites-off", "subsite-not-found", "admins-only"],
});

export const subsiteSettingsScreen = defineScreen({
  name: "subsite-settings",
  addresses: ["/subsites/settings/{id}/"],
  call: readSubsite,
  frame: "site",
});

/** A request to join, for those who administer the subsite: the mail leads here (SLST-16). */
export const readJoinRequest = defineCall({
  name: "read-join-request",
  method: "GET",
  path: "/subsites/requests/{id}/",
  access: "read",
  input: { id: Id },
  output: {
    title: z.string(),
    id: z.int(),
    name: z.string(),
    email: z.string(),
    subsite: z.string(),
    /** The subsite's own address. */
    leadsTo: z.string(),
  },
  refusals: ["signed-out", "subsites-off", "request-not-found"],
});

export const joinRequestScreen = defineScreen({
  name: "join-request",
  addresses: ["/subsites/requests/{id}/"],
  call: readJoinRequest,
  frame: "site",
});
