import { afterEach, expect, it, vi } from "vitest";
import { startFormToken } from "#client/form-token.ts";
import { watchSessionExpiry } from "#client/session-expiry.ts";
import { beginBringing } from "./bringing.ts";

afterEach(() => vi.unstubAllGlobals());

it("a file that is brought when the session is over says so in plain text, beside the notice with the link [CALL-11]", async () => {
  vi.stubGlobal("window", {});
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("fetch", async () =>
    Response.json({ success: false, error: "CSRF check failed." }, { status: 403 }),
  );
  startFormToken("the-magic");
  const notice = vi.fn<() => void>();
  const stop = watchSessionExpiry(notice);
  for (const brings of [
    { from: "site", id: 7, name: "quay.png", as: "image" },
    { from: "web", address: "https://example.org/quay.png", name: "quay.png" },
  ] as const) {
    const ending = await beginBringing(12, brings).ended;
    expect(ending).toMatchObject({
      how: "expired",
      words: { message: "Your session has expired. Please reload the page." },
    });
  }
  expect(notice).toHaveBeenCalledTimes(2);
  stop();
});
