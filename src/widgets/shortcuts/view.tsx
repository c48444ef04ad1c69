import { SetIcon } from "#ui/icon-set/set-icon.tsx";
import type { ViewProps } from "../widget.ts";
import type { Shortcuts } from "./schema.ts";
import { ShortcutList } from "./shortcut-list.tsx";

/** Finished HTML, with the drawings of its icons: readers are sent none but those. */
export function ShortcutsView({ content, say }: ViewProps<Shortcuts>) {
  return <ShortcutList {...{ content, say }} drawn={(icon) => <SetIcon number={icon} size={20} />} />;
}
