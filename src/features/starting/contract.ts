import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { startingPoints } from "./model/starting-points.ts";

/** Makes the sample pages of a starting point on a site that has no home page yet. */
export const beginSite = defineCall({
  name: "begin-site",
  method: "POST",
  path: "/-/start/",
  access: "none",
  changesSites: true,
  input: { point: z.enum(startingPoints) },
  output: { next: z.string(), made: z.int() },
  refusals: ["signed-out", "owners-only", "site-has-begun", "site-is-being-made"],
});

/** A step of making a site: its pictures, its home page, or the pages of a folder. */
export const MakingStep = z.object({
  is: z.enum(["pictures", "home", "folder"]),
  /** Of the folder. */
  name: z.string(),
  done: z.int(),
  all: z.int(),
});
export type MakingStep = z.infer<typeof MakingStep>;

/** A site that is being made; null when nobody is at it. */
export const Making = z.nullable(z.object({ point: z.enum(startingPoints), steps: z.array(MakingStep) }));
export type Making = z.infer<typeof Making>;

/** How far the making of the site is, and whether there is something to see already. */
export const readMaking = defineCall({
  name: "read-making",
  method: "GET",
  path: "/-/start/making/",
  access: "read",
  input: {},
  output: { making: Making, hasBegun: z.boolean() },
  refusals: ["signed-out", "owners-only"],
});

/** Removes every sample page that nobody has changed; `kept` are the others. */
export const removeSamples = defineCall({
  name: "remove-samples",
  method: "POST",
  path: "/-/samples/remove/",
  access: "write",
  input: {},
  output: { removed: z.int(), kept: z.int() },
  refusals: ["signed-out", "admins-only"],
});

/** Takes the removal back. */
export const restoreSamples = defineCall({
  name: "restore-samples",
  method: "POST",
  path: "/-/samples/restore/",
  access: "write",
  input: {},
  output: { restored: z.int() },
  refusals: ["signed-out", "admins-only", "no-removed-samples"],
});

/** What a new site wants done, as far as the site's own rows tell. */
export const FirstSteps = z.object({
  /** Owners have given the site a logo; its name it has from the beginning. */
  hasLogo: z.boolean(),
  invited: z.boolean(),
  /** A page is shared with a person or a guest, or open to the world. */
  shared: z.boolean(),
  /** The home page is chosen by people here, or changed since it came. */
  arranged: z.boolean(),
  /** The latest published page that did not come with the site; null while there is none. */
  ownPageId: z.nullable(z.int()),
});
export type FirstSteps = z.infer<typeof FirstSteps>;
