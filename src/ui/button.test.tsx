import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { enterWindow, openWindow } from "#testing/screens/window.ts";
import { Button } from "./button.tsx";

it("whoever is on a button stays on it when a reason why it does nothing comes, and goes", async () => {
  const leave = enterWindow(openWindow("https://noordervaart.example/", "<body></body>"), {});
  const root = createRoot(document.body);
  const show = (reason: string | null, name = "Replace all") =>
    flushSync(() =>
      root.render(
        <>
          <Button disabledReason={reason}>{name}</Button>
          <Button>Other</Button>
        </>,
      ),
    );
  const [first, other] = [0, 1].map((at) => () => document.querySelectorAll("button")[at]);
  show(null);
  first?.()?.focus();
  const seen = [];
  for (const reason of ["No results", null, "No results"]) {
    show(reason);
    seen.push(document.activeElement === first?.());
  }
  other?.()?.focus();
  show(null);
  seen.push(document.activeElement === other?.());
  expect(seen).toEqual([true, true, true, true]);
  flushSync(() => root.unmount());
  // What React has in hand still needs the window.
  for (const _ of [1, 2]) await new Promise((resolve) => setImmediate(resolve));
  leave();
});
