import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import type { TwoStepNeed } from "#features/sites/contract.ts";
import type { TwoStepRefusal } from "./wording.ts";

/** What decides whether somebody needs a second step. */
export type TwoStepFacts = {
  readonly isOn: boolean;
  readonly need: TwoStepNeed;
  readonly role: SiteRole;
  /** They administer a subsite. */
  readonly isSubsiteAdmin: boolean;
};

/** Whether the site asks it of them, however they have set it themselves. */
export function isTwoStepRequired({ need, role, isSubsiteAdmin }: Omit<TwoStepFacts, "isOn">): boolean {
  if (need === "everybody") return true;
  return need === "admins" && (role === "owner" || role === "admin" || isSubsiteAdmin);
}

/** What stands between a right password, or the link of a reset, and a session. */
export function nextStep(facts: TwoStepFacts): "none" | "code" | "set-up" {
  if (facts.isOn) return "code";
  return isTwoStepRequired(facts) ? "set-up" : "none";
}

export function mayTurnOn({ isOn }: Pick<TwoStepFacts, "isOn">): Verdict<TwoStepRefusal> {
  return isOn ? refuse("two-step-on") : allow;
}

export function mayMakeCodes({ isOn }: Pick<TwoStepFacts, "isOn">): Verdict<TwoStepRefusal> {
  return isOn ? allow : refuse("two-step-off");
}

export function mayTurnOff(facts: TwoStepFacts): Verdict<TwoStepRefusal> {
  if (!facts.isOn) return refuse("two-step-off");
  return isTwoStepRequired(facts) ? refuse("two-step-required") : allow;
}

/** Whoever knows the password has so long for the second step. */
export const waitingMinutes = 10;

export function waitingUntil(now: Date): Date {
  return new Date(now.getTime() + waitingMinutes * 60_000);
}

export const recoveryCodeCount = 10;

/** A code as it is compared: people type spaces, hyphens and capitals. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s\p{Dash}]/gu, "").toLowerCase();
}

export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}
