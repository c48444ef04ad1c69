import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { englishLocale } from "#kernel/language.ts";
import { sayIn } from "#languages/say-in.ts";
import { enterWindow, openWindow } from "#testing/screens/window.ts";
import { LanguageProvider } from "#ui/language.tsx";
import { NoticesHost } from "#ui/notices-host.tsx";
import { menuEditWords } from "#features/menu/editing/wording.ts";
import { useNewsOfOthers } from "./use-news-of-others.ts";

const told = vi.hoisted(() => ({ hear: (_: unknown): void => {} }));
vi.mock("#client/live.ts", () => ({
  watch: (_: string, { onData }: { onData: (data: unknown) => void }) => {
    told.hear = onData;
    return () => {};
  },
}));

function Editor() {
  useNewsOfOthers("menu/1", menuEditWords.otherSaved, { revision: 3, me: 1 });
  return null;
}

it("whoever edits hears that somebody else has saved, as long as they edit [MEDT-20]", async () => {
  const leave = enterWindow(openWindow("https://noordervaart.example/", "<body></body>"), {});
  const root = createRoot(document.body);
  const edits = (isEdited: boolean) =>
    flushSync(() =>
      root.render(
        <LanguageProvider locale={englishLocale} say={sayIn("en")} now={() => 0} renderedAt={0}>
          <NoticesHost>{isEdited && <Editor />}</NoticesHost>
        </LanguageProvider>,
      ),
    );
  edits(true);
  flushSync(() => told.hear({ personId: 2, name: "Ada", revision: 4 }));
  expect(document.body.textContent).toContain("Ada saved the menu. If you save, yours replaces it.");
  edits(false);
  await expect.poll(() => document.body.textContent, { interval: 1 }).not.toContain("Ada saved the menu");
  flushSync(() => root.unmount());
  for (const _ of [1, 2]) await new Promise((resolve) => setImmediate(resolve));
  leave();
});
