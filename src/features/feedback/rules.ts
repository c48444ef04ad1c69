import type { Limit } from "#features/sessions/attempts/rules.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import type { FeedbackRefusal } from "./wording.ts";

type Said = { readonly message: string; readonly callMe: boolean; readonly tel: string };

/** Something has to be said; a number is needed by those alone who want to be called (FDBK-09). */
export function mayLeave({ message, callMe, tel }: Said): Verdict<FeedbackRefusal> {
  if (message.trim() === "") return refuse("feedback-empty");
  return callMe && tel === "" ? refuse("feedback-tel") : allow;
}

/** Each of it is a mail to one and the same mailbox. */
export const feedbackLimit: Limit = { name: "feedback", most: 30, seconds: 3600 };
