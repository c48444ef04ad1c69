import { expect, it } from "vitest";
import { openLine } from "./line.ts";

it("a server that does not answer fails the test with a sentence, long before its time is over", async () => {
  const silent = { inject: () => new Promise<never>(() => {}) };
  const line = openLine(silent as never, "", 5);
  void line.fetch("/ajax/tag/rename/1/", { method: "POST" });
  await expect(line.answered()).rejects.toThrow(
    "no answer to POST /ajax/tag/rename/1/: does the server wait",
  );
});
