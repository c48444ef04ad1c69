import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type TwoStepRefusal =
  | "wrong-code"
  | "sign-in-over"
  | "two-step-on"
  | "two-step-off"
  | "two-step-required"
  | "own-two-step";

export const twoStepRefusals: RefusalWording<TwoStepRefusal> = {
  "wrong-code": { kind: "invalid", text: "This code is wrong or already used. Enter the newest one." },
  "sign-in-over": { kind: "missing", text: "That took too long. Sign in again." },
  "two-step-on": { kind: "conflict", text: "Two-step verification is already on." },
  "two-step-off": { kind: "conflict", text: "Two-step verification is off." },
  "two-step-required": { kind: "forbidden", text: "This site requires two-step verification." },
  "own-two-step": { kind: "forbidden", text: "Turn off your own two-step verification under Your account." },
};

export const twoStepWords = words("two-step", {
  title: "Two-step verification",
  codeHelp: "Enter the 6-digit code from your authenticator app.",
  code: "Code",
  signIn: "Sign in",
  noApp: "Use a recovery code",
  recoveryHelp: "Enter one of your recovery codes. Each works once.",
  recoveryCode: "Recovery code",
  withApp: "Use your authenticator app",
  lostAll: "Lost both? Ask a site owner to reset it.",
  over: "That took too long. Sign in again.",
  setUpHelp: "{site} requires it. You need an authenticator app on your phone.",
  scan: "Scan this code with your authenticator app, then enter the code it shows.",
  qrLabel: "QR code for your authenticator app",
  byHand: "Can't scan it? Enter this key in the app:",
  turnOn: "Turn on",
  codesTitle: "Your recovery codes",
  codesHelp: "Keep them safe. Each works once. We won't show them again.",
  copy: "Copy",
  copied: "Copied",
  notCopied: "Couldn't copy. Download them instead.",
  download: "Download",
  fileName: "recovery-codes",
  done: "Done",
});
