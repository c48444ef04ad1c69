import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type ReportingRefusal = "no-chart" | "reports-to-self" | "reports-in-circle";

export const reportingRefusals: RefusalWording<ReportingRefusal> = {
  "no-chart": { kind: "missing", text: "This site has no org chart." },
  "reports-to-self": { kind: "invalid", text: "Choose someone else: no one reports to themselves." },
  "reports-in-circle": {
    kind: "conflict",
    text: "This person reports to them already. Choose someone else.",
  },
};

export const reportingWords = words("reporting", {
  chart: "Org chart",
  treeLabel: "Who reports to whom",
  none: "No one reports to anyone yet",
  noneHelp: "Fill in {label} in people's profiles to build the org chart.",
  gone: "Former member",
  goneHelp: "Left. Choose someone new for their team.",
  open: "{count, plural, one {Show # person in the team of {name}} other {Show # people in the team of {name}}}",
  close: "Hide the team of {name}",
  more: "{count, plural, one {and # more} other {and # more}}",
  notLoaded: "This team couldn't be loaded. Try again.",
  goneChosen: "They left. Choose someone new.",
});
