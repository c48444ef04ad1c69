import type { RightsRefusal } from "#features/sites/wording.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import type { Viewer } from "#kernel/viewer.ts";
import type { ProfileField } from "../profiles/model/field.ts";
import { maySeeField } from "../profiles/rules.ts";
import { maySeePeople } from "../rules.ts";
import type { PeopleRefusal } from "../wording.ts";
import type { ReportingRefusal } from "./wording.ts";

/** No person has this number: what somebody sees of it, they see of everybody. */
const anybody = { id: 0 };

/** The chart is for who sees of everybody to whom they report. */
export function maySeeChart(
  viewer: Viewer,
  field: Pick<ProfileField, "seenBy"> | null,
): Verdict<ReportingRefusal | PeopleRefusal | RightsRefusal | "signed-out"> {
  const seeing = maySeePeople(viewer);
  if (!seeing.allowed) return seeing;
  return field === null ? refuse("no-chart") : maySeeField(viewer, { person: anybody, field });
}

/** Nobody reports to themself, nor to somebody who reports to them, be it through others: `above` are all to whom the manager reports. */
export function mayReportTo(
  personId: number,
  { managerId, isHere, above }: { managerId: number; isHere: boolean; above: readonly number[] },
): Verdict<ReportingRefusal | "person-not-found"> {
  if (managerId === personId) return refuse("reports-to-self");
  if (!isHere) return refuse("person-not-found");
  return above.includes(personId) ? refuse("reports-in-circle") : allow;
}
