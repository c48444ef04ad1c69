import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { defineScreen } from "#kernel/screen.ts";
import { FirstSteps } from "#features/starting/contract.ts";
import { LinkCard, PageFacts, FilledHole } from "#features/pages/contract.ts";

/** The home page of the site (ROUT-04): the page that was made it, else the first steps. */
export const readHome = defineCall({
  name: "read-home",
  method: "GET",
  path: "/",
  access: "read",
  input: {},
  output: {
    title: z.string(),
    address: z.string(),
    html: z.string(),
    holes: z.array(FilledHole),
    page: z.nullable(PageFacts),
    card: z.nullable(LinkCard),
    /** There is a home page, and this person may not read it. */
    isClosed: z.boolean(),
    mayCreate: z.boolean(),
    mayChooseHomepage: z.boolean(),
    mayBegin: z.boolean(),
    /** Whether there are sample pages that somebody has removed and this person may bring back. */
    mayRestoreSamples: z.boolean(),
    /** For owners, until they hide them. */
    firstSteps: z.nullable(FirstSteps),
  },
  refusals: ["signed-out"],
});

export const homeScreen = defineScreen({
  name: "home",
  addresses: ["/"],
  call: readHome,
  frame: "site",
  isBrief: true,
});
