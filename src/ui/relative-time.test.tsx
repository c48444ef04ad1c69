import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { englishLocale } from "#kernel/language.ts";
import { sayIn } from "#languages/say-in.ts";
import { enterWindow, openWindow } from "#testing/screens/window.ts";
import { LanguageProvider } from "./language.tsx";
import { RelativeTime } from "./relative-time.tsx";

const at = Date.UTC(2026, 10, 20, 12, 0, 0);

function serverSays(renderedAt: number, timeZone = "UTC"): string {
  const locale = { ...englishLocale, timeZone };
  return renderToString(
    <LanguageProvider locale={locale} say={sayIn(locale.language)} now={() => 0} renderedAt={renderedAt}>
      <RelativeTime at={at} />
    </LanguageProvider>,
  );
}

describe("a relative time in a page", () => {
  it("is told from the moment of rendering, whatever the clock says [TIME-01]", () => {
    expect(serverSays(at + 25 * 60_000)).toContain(">25 minutes ago</time>");
  });

  it("is told anew every 2 minutes while it stands there [TIME-02]", async () => {
    vi.useFakeTimers();
    const leave = enterWindow(openWindow("https://noordervaart.example/", "<body></body>"), {});
    let now = at;
    const root = createRoot(document.body);
    const say = sayIn("en");
    flushSync(() =>
      root.render(
        <LanguageProvider locale={englishLocale} say={say} now={() => now} renderedAt={at}>
          <RelativeTime at={at} />
        </LanguageProvider>,
      ),
    );
    const told = [document.body.textContent];
    now = at + 120_000;
    for (const milliseconds of [119_000, 1_000]) {
      await vi.advanceTimersByTimeAsync(milliseconds);
      told.push(document.body.textContent);
    }
    expect(told).toEqual(["a moment ago", "a moment ago", "2 minutes ago"]);
    flushSync(() => root.unmount());
    vi.useRealTimers();
    // What React has in hand still needs the window.
    for (const _ of [1, 2]) await new Promise((resolve) => setImmediate(resolve));
    leave();
  });

  it("carries the exact moment, for machines and in the person's zone [TIME-12]", () => {
    const html = serverSays(at, "Europe/Amsterdam");
    expect(html).toContain('dateTime="2026-11-20T12:00:00.000Z"');
    expect(html).toContain('title="20 November 2026, 13:00"');
  });
});
