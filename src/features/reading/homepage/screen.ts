import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { defineScreen } from "#kernel/screen.ts";
import { FirstSteps } from "#features/starting/contract.ts";
import { LinkCard, PageFacts, FilledHole, edit } from "#features/pages/contract.ts";

/** The home page of the site (ROUT-04): the page that was made it, else the first steps. */
export const readHome = defineCall({
  name: "read-home",
  method: "GET",
  path: "/",
  access: "read",
  input: { edit },
  output: {
    title: z.string(),
    address: z.string(),
    /** The home page was asked for with `?edit`: a page is edited at its own address. */
    isElsewhere: z.boolean(),
    html: z.string(),
    holes: z.array(FilledHole),
    page: z.nullable(PageFacts),
    card: z.nullable(LinkCard),
    /** What the subsite is called that has no home page yet; null in the main group. */
    subsite: z.nullable(z.string()),
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
  query: ["edit"],
  frame: "site",
  isBrief: true,
});
