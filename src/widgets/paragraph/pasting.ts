import { Plugin } from "prosemirror-state";
import { DOMSerializer } from "prosemirror-model";
import type { EditorView } from "prosemirror-view";
import { disarmedHtml } from "../kit/disarmed-html.ts";
import { addressOf } from "./link-target.ts";
import { holdsTicks } from "./pasted-tasks.ts";
import { richSchema } from "./rich-schema.ts";
import type { TextTools } from "./text-tools.ts";

/** What is pasted becomes widgets of closed lists; what is copied is clean HTML that other programs understand. */
export function pasting(tools: () => TextTools): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        // Before the editor's own reader, which would build what is foreign once more.
        paste(view, event) {
          if (!event.clipboardData || isOwn(event.clipboardData)) return false;
          event.preventDefault();
          takeOver(view, event.clipboardData, tools());
          return true;
        },
      },
      transformPastedHTML: disarmedHtml,
      clipboardSerializer: new DOMSerializer(DOMSerializer.nodesFromSchema(richSchema), {
        ...DOMSerializer.marksFromSchema(richSchema),
        link: ({ attrs }) => ["a", { href: absolute(String(attrs["href"])) }, 0],
      }),
    },
  });
}

/** Words of our own come with their structure, which the editor's own reader keeps to the letter. */
function isOwn(data: DataTransfer): boolean {
  return data.getData("text/html").slice(0, 2000).includes("data-pm-slice");
}

function takeOver(view: EditorView, data: DataTransfer, tools: TextTools): void {
  const widgets = tools.page.readPasted(data, isInCode(view) ? "plain" : undefined);
  if (widgets.length > 0) tools.insertWidgets(view, widgets);
  const isForeign = widgets.some(({ kind }) => kind === "Checklist");
  if (isForeign && holdsTicks(data.getData("text/html"), data.getData("text/plain"))) tools.tellUnticked();
}

function isInCode({ state }: EditorView): boolean {
  return richSchema.marks.code.isInSet(state.storedMarks ?? state.selection.$from.marks()) !== undefined;
}

function absolute(href: string): string {
  return addressOf(href).startsWith("/") ? location.origin + addressOf(href) : href;
}
