import type { SentOf } from "#kernel/call.ts";
import type { leaveFeedback, moods } from "../contract.ts";

export type Draft = {
  readonly message: string;
  /** Empty for none. */
  readonly mood: "" | (typeof moods)[number];
  readonly callMe: boolean;
  readonly tel: string;
};

/** What is sent of it; the number only where they want to be called (FDBK-09). */
export function sentOf({ message, mood, callMe, tel }: Draft, url: string): SentOf<typeof leaveFeedback> {
  return { message, mood, url, call_me: callMe ? "yes" : "no", ...(callMe && { tel }) };
}
