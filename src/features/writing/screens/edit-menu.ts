import FileDiff from "lucide-react/icons/file-diff";
import Eye from "lucide-react/icons/eye";
import Redo2 from "lucide-react/icons/redo-2";
import Trash2 from "lucide-react/icons/trash-2";
import Undo2 from "lucide-react/icons/undo-2";
import type { MenuEntry, MenuGroup } from "#ui/menu-entry.ts";
import type { RunningState } from "../tab/running-session.ts";

/** What the edit bar's menu offers; on a phone also what has no room in the bar. */
export function editMenu(bar: {
  readonly state: RunningState;
  readonly words: Readonly<
    Record<"undo" | "redo" | "preview" | "changes" | "discard" | "nothingToDiscard", string>
  >;
  onUndo(): void;
  onRedo(): void;
  onPreview(): void;
  onChanges(): void;
  onDiscard(): void;
}): { wide: MenuGroup[]; phone: MenuGroup[] } {
  const { state, words } = bar;
  const discard: MenuEntry = {
    id: "discard",
    label: words.discard,
    icon: Trash2,
    danger: true,
    disabledReason: state.changes === 0 ? words.nothingToDiscard : null,
    onChoose: bar.onDiscard,
  };
  const changes: MenuEntry = {
    id: "changes",
    label: words.changes,
    icon: FileDiff,
    disabledReason: state.changes === 0 ? words.nothingToDiscard : null,
    onChoose: bar.onChanges,
  };
  const steps: MenuEntry[] = [
    ...(state.canUndo ? [{ id: "undo", label: words.undo, icon: Undo2, onChoose: bar.onUndo }] : []),
    ...(state.canRedo ? [{ id: "redo", label: words.redo, icon: Redo2, onChoose: bar.onRedo }] : []),
    { id: "preview", label: words.preview, icon: Eye, onChoose: bar.onPreview },
  ];
  return {
    wide: [{ entries: [changes] }, { entries: [discard] }],
    phone: [{ entries: [...steps, changes] }, { entries: [discard] }],
  };
}
