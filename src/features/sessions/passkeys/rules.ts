import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import type { PasskeyRefusal } from "./wording.ts";

/** Off until an owner of the site turns them on. */
export function mayUsePasskeys(isOn: boolean): Verdict<PasskeyRefusal> {
  return isOn ? allow : refuse("passkeys-off");
}

/** More than anybody has devices. */
export const passkeysMost = 20;

export function mayAddPasskey({ isOn, count }: { isOn: boolean; count: number }): Verdict<PasskeyRefusal> {
  if (count >= passkeysMost) return refuse("too-many-passkeys");
  return mayUsePasskeys(isOn);
}

/** What a browser is asked to sign counts so long, and once: people look for a phone, or for the key in a drawer. */
export const passkeyMinutes = 5;

export function askedUntil(now: Date): Date {
  return new Date(now.getTime() + passkeyMinutes * 60_000);
}
