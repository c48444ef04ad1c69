import type { LucideIcon } from "lucide-react";

/** One thing that a menu offers: it leads somewhere or does something, or says why not. */
export type MenuEntry = {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  /** The shortcut shown at its end, as `Ctrl+K`. */
  readonly keys?: string;
  readonly href?: string;
  readonly onChoose?: () => void;
  readonly danger?: boolean;
  readonly checked?: boolean;
  readonly disabledReason?: string | null;
};

/** Entries that belong together; a line stands between the groups. */
export type MenuGroup = { readonly label?: string; readonly entries: readonly MenuEntry[] };
