import { useId, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { PaletteItem } from "#client/palette.ts";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useDialog } from "#ui/dialog-layer.ts";
import { useSay } from "#ui/language.tsx";
import { paletteGroups } from "./palette-groups.ts";
import { noteUsed, usedCommands } from "./used-commands.ts";
import { paletteWords } from "../wording.ts";
import { PaletteField } from "./palette-field.tsx";
import { PaletteList } from "./palette-list.tsx";
import "./palette.css";

type PaletteDialogProps = {
  person: number;
  items: readonly PaletteItem[];
  /** The letters that were typed while it was on its way; they end there. */
  typedBefore: () => string;
};

/** Everything that can be done here and now, found by what one types (CPAL). */
export function PaletteDialog({ person, items, typedBefore }: PaletteDialogProps) {
  const say = useSay();
  const id = useId();
  const { typed, at, groups, listed, hint, type, step, run } = usePalette({ person, items, typedBefore });
  const marked = listed[at];
  return (
    <DialogFrame
      title={say(paletteWords.title)}
      size="edit"
      cancelLabel={null}
      note={<span className="palette-keys">{say(paletteWords.keysHelp)}</span>}
    >
      <div className="palette">
        <PaletteField
          list={id}
          typed={typed}
          active={marked ? `${id}-${at}` : null}
          onType={type}
          onStep={step}
          onRun={() => run(marked)}
        />
        <PaletteSays hint={hint} count={listed.length} />
        {listed.length > 0 && <PaletteList {...{ id, groups, typed, at }} onRun={run} />}
      </div>
    </DialogFrame>
  );
}

/** What was typed, what it finds, and which of it is marked. */
function usePalette({ person, items, typedBefore }: PaletteDialogProps) {
  const { close } = useDialog();
  const [used] = useState(() => usedCommands(person));
  const [{ typed, at }, look] = useState(() => ({ typed: typedBefore(), at: 0 }));
  const [hint, setHint] = useState<string | null>(null);
  const groups = useMemo(() => paletteGroups(items, typed, used), [items, typed, used]);
  const listed = groups.flatMap((group) => group.items);

  function run(item: PaletteItem | undefined) {
    if (!item) return;
    if (item.hint !== null) return setHint(item.hint);
    noteUsed(person, item.name);
    // The focus is back where it was before anything is done there.
    flushSync(close);
    item.perform();
  }

  function go(next: { typed: string; at: number }) {
    setHint(null);
    look(next);
  }

  const type = (words: string) => go({ typed: words, at: 0 });
  const step = (by: 1 | -1) => go({ typed, at: (at + by + listed.length) % Math.max(1, listed.length) });
  return { typed, at, groups, listed, hint, type, step, run };
}

/** Why the marked one cannot be done now, or that nothing is found; how many there are is only heard. */
function PaletteSays({ hint, count }: { hint: string | null; count: number }) {
  const say = useSay();
  const isSeen = hint !== null || count === 0;
  return (
    <p className={isSeen ? "palette-says" : "ui-unseen"} role="status">
      {hint ?? say(count === 0 ? paletteWords.none : paletteWords.found, { count })}
    </p>
  );
}
