import FileDiff from "lucide-react/icons/file-diff";
import Command from "lucide-react/icons/command";
import Eye from "lucide-react/icons/eye";
import Redo2 from "lucide-react/icons/redo-2";
import Trash2 from "lucide-react/icons/trash-2";
import Undo2 from "lucide-react/icons/undo-2";
import type { MenuEntry, MenuGroup } from "#ui/menu-entry.ts";
import type { RunningState } from "../tab/running-session.ts";

type EditMenuFacts = {
  readonly state: RunningState;
  readonly paletteKeys: string | undefined;
  readonly words: Readonly<
    Record<"undo" | "redo" | "preview" | "changes" | "discard" | "nothingToDiscard" | "palette", string>
  >;
  onUndo(): void;
  onRedo(): void;
  onPreview(): void;
  onChanges(): void;
  onDiscard(): void;
  onPalette(): void;
};

/** What the edit bar's menu offers; on a phone also what has no room in the bar. */
export function editMenu(bar: EditMenuFacts): { wide: MenuGroup[]; phone: MenuGroup[] } {
  const { words, paletteKeys: keys, onPalette } = bar;
  const palette = { id: "palette", label: words.palette, keys, icon: Command, onChoose: onPalette };
  const { changes, discard } = ofChanges(bar);
  return {
    wide: [{ entries: [palette, changes] }, { entries: [discard] }],
    phone: [{ entries: [...steps(bar), palette, changes] }, { entries: [discard] }],
  };
}

/** Nothing to see or to discard where readers have the same. */
function ofChanges({ state, words, onChanges, onDiscard }: EditMenuFacts) {
  const disabledReason = state.changes === 0 ? words.nothingToDiscard : null;
  const changes: MenuEntry = {
    id: "changes",
    label: words.changes,
    icon: FileDiff,
    disabledReason,
    onChoose: onChanges,
  };
  const discard: MenuEntry = {
    id: "discard",
    label: words.discard,
    icon: Trash2,
    danger: true,
    disabledReason,
    onChoose: onDiscard,
  };
  return { changes, discard };
}

function steps({ state, words, onUndo, onRedo, onPreview }: EditMenuFacts): MenuEntry[] {
  return [
    ...(state.canUndo ? [{ id: "undo", label: words.undo, icon: Undo2, onChoose: onUndo }] : []),
    ...(state.canRedo ? [{ id: "redo", label: words.redo, icon: Redo2, onChoose: onRedo }] : []),
    { id: "preview", label: words.preview, icon: Eye, onChoose: onPreview },
  ];
}
