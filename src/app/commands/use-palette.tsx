import { type RefObject, useEffect } from "react";
import type { CommandsHere } from "#client/commands-here.ts";
import { earlyLetters } from "#client/early-letters.ts";
import { useOffer } from "#client/offers.ts";
import { paletteItems } from "#client/palette.ts";
import { paletteWords } from "#features/palette/wording.ts";
import type { Bundle } from "#kernel/bundle.ts";
import { openPaletteName } from "#kernel/command-names.ts";
import type { Frame } from "#kernel/frame.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { factsOf } from "./facts-of.ts";
import { paletteOf } from "./palette-of.ts";

const loadPalette = () => import("#features/palette/parts/palette-dialog.tsx");

/** Lets people find by words what they can do. What is selected counts as it is now, before the focus goes to the palette. */
export function usePalette(shown: RefObject<Bundle<Frame>>, here: CommandsHere): void {
  const say = useSay();
  const { open } = useDialogs();
  const person = shown.current.frame.me?.id;

  function showPalette() {
    if (person === undefined) return;
    const items = [...paletteItems(), ...paletteOf(here(), factsOf(shown.current), say)];
    const typedBefore = earlyLetters();
    const content = async (abandoned: AbortSignal) => {
      abandoned.addEventListener("abort", typedBefore);
      const { PaletteDialog } = await loadPalette().catch((reason: unknown) => {
        typedBefore();
        throw reason;
      });
      return <PaletteDialog {...{ person, items, typedBefore }} />;
    };
    if (!open(content, say(paletteWords.notLoaded))) typedBefore();
  }

  useEffect(() => {
    // Letters follow its keys at once: who holds the first of these may be about to press the other.
    const prepare = ({ key }: KeyboardEvent) => {
      if (key !== "Control" && key !== "Meta") return;
      removeEventListener("keydown", prepare);
      loadPalette().catch(() => {});
    };
    addEventListener("keydown", prepare);
    return () => removeEventListener("keydown", prepare);
  }, []);
  const accepts = (press: KeyboardEvent) =>
    !press.defaultPrevented && !document.querySelector("dialog[open]");
  useOffer(openPaletteName, person === undefined ? null : { perform: showPalette, accepts });
}
