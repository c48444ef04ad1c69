import { type Verdict, allow, refuse } from "./verdict.ts";
import { type Viewer, currentSubsite, mayArrangeIn } from "./viewer.ts";

/** The editor check in the subsite that one is in; who fails it is told whose work it is (ROLE-21, ROLE-22, ROLE-26). */
export function mayArrange(viewer: Viewer): Verdict<"editors-only" | "admins-only"> {
  if (mayArrangeIn(currentSubsite(viewer), viewer)) return allow;
  return refuse(viewer.withSubsites || viewer.editorsArrange ? "editors-only" : "admins-only");
}
