import { mayOwn, maySeeSettings } from "#features/sites/rules.ts";
import type { RightsRefusal } from "#features/sites/wording.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import type { Viewer } from "#kernel/viewer.ts";
import type { CompanyRefusal } from "./wording.ts";

export const groupsMost = 100;

/** Who comes in by which door is the owners' to say, on both kinds of site. */
export function maySetUpCompany(viewer: Viewer): Verdict<RightsRefusal | "signed-out"> {
  const seeing = maySeeSettings(viewer);
  return seeing.allowed ? mayOwn(viewer) : seeing;
}

type Standing = { readonly hasWorked: boolean } | null;

export function maySwitchCompany(standing: Standing): Verdict<CompanyRefusal> {
  return standing ? allow : refuse("company-missing");
}

/** Passwords are taken away once somebody has come back from the provider with the settings of now. */
export function mayRequireCompany(standing: Standing, on: boolean): Verdict<CompanyRefusal> {
  if (!standing) return refuse("company-missing");
  return !on || standing.hasWorked ? allow : refuse("company-not-tried");
}
