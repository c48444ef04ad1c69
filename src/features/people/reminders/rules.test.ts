import { expect, it } from "vitest";
import { worldNow } from "#testing/as.ts";
import { mailState } from "./rules.ts";

it("takes a mail for delivered, bounced, waiting or none by what happened last [LOGR-06]", () => {
  const moments = { invited: worldNow, mailed: null, bounced: null };
  const later = new Date(worldNow.getTime() + 1);
  expect(mailState({ ...moments, mailed: later }, { sendsMail: true })).toBe("delivered");
  expect(mailState({ ...moments, mailed: later }, { sendsMail: false })).toBe("kept");
  expect(mailState({ ...moments, mailed: worldNow, bounced: later }, { sendsMail: true })).toBe("bounced");
  // What came back once and arrived later has arrived.
  expect(mailState({ ...moments, mailed: later, bounced: worldNow }, { sendsMail: true })).toBe("delivered");
  expect(mailState(moments, { sendsMail: true })).toBe("waiting");
  expect(mailState({ ...moments, invited: null }, { sendsMail: true })).toBe("none");
});
