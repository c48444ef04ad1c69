import type { EditorView } from "prosemirror-view";
import { useSay } from "#ui/language.tsx";
import type { PageTools } from "../kit/editor.ts";
import { linkButton, markButtons } from "../kit/mark-buttons.ts";
import { useTextFormat } from "../kit/use-text-format.tsx";
import { headerRow } from "./cell-range.ts";
import type { Sheet } from "./use-grid.tsx";

/** Marks and links in cells, with the bar and the panel of texts. Titles are plain words and have none. */
export function useCellFormat(page: PageTools, { active }: Sheet) {
  const say = useSay();
  const { follow, ...format } = useTextFormat({
    page,
    buttons: { groups: [markButtons(say), [linkButton(say)]] },
    around: () => ({}),
    perform: () => {},
  });
  return {
    ...format,
    follow(view: EditorView) {
      if (active.row !== headerRow) follow(view);
    },
  };
}
