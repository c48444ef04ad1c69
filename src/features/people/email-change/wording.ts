import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type EmailChangeRefusal = "same-email";

export const emailChangeRefusals: RefusalWording<EmailChangeRefusal> = {
  "same-email": { kind: "invalid", text: "You use this email already." },
};

export const emailChangeWords = words("email-change", {
  part: "Email",
  now: "You sign in with",
  email: "New email",
  emailHelp: "We'll send a link to this address.",
  password: "Your password",
  change: "Change email",
  sent: "We sent a link to {email}. Open it and confirm to change your email.",
  confirmTitle: "Confirm your new email",
  confirmHelp: "From now on you'll sign in with {email} instead of {before}.",
  confirm: "Use this email",
});

export const confirmEmailMailWords = words("email-change-mail", {
  subject: "Confirm your new email for {site}",
  text: "Confirm this address, and you'll use it to sign in to {site}. The link works once, for one day.",
  button: "Confirm email",
  ignore: "If you didn't ask for this, ignore this email. Nothing has changed.",
});
