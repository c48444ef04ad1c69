import { expect, it } from "vitest";
import { sayIn } from "#languages/say-in.ts";
import { missedSentence } from "./missed.ts";

it.each([
  [true, "You can't create pages.", "Sorry, unable to load dialog: You can't create pages."],
  [true, null, "Sorry, unable to load dialog. Please try again later."],
  [true, "", "Sorry, unable to load dialog. Please try again later."],
  [false, null, "Could not connect, please try again later.."],
])(
  "a screen that could not be loaded (a dialog: %s, because %s) is told of as «%s» [PDLG-15]",
  (isDialog, why, said) => {
    expect(missedSentence({ isDialog, why }, sayIn("en"))).toBe(said);
  },
);
