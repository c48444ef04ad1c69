import { compileMessage } from "@lingui/message-utils/compileMessage";
import { expect, it } from "vitest";
import { pictureWords } from "../wording.ts";
import { positionLine } from "./position-line.ts";

it("says which of the pictures it is, also with a sentence that was read while building", () => {
  const { message } = pictureWords.position;
  expect(positionLine(message, 2, 13)).toBe("2 of 13");
  expect(positionLine(compileMessage(message), 2, 13)).toBe("2 of 13");
  expect(positionLine(compileMessage("{count} に {at}"), 2, 13)).toBe("13 に 2");
});
