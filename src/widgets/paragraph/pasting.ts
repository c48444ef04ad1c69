import { Plugin } from "prosemirror-state";
import { DOMSerializer } from "prosemirror-model";
import type { EditorView } from "prosemirror-view";
import type { LineLook } from "../kit/draft.ts";
import { disarmedHtml } from "../kit/disarmed-html.ts";
import { addressOf } from "../kit/link-target.ts";
import { sideOf } from "../kit/line-sides.ts";
import type { MentionFaces } from "../kit/mention-faces.ts";
import { mentionForOthers } from "../kit/mention-node.ts";
import { highlightForOthers } from "../kit/rich-marks.ts";
import { withPastedLink } from "../kit/pasted-link.ts";
import { alignClass } from "./align-class.ts";
import { copiedWords } from "./copied-words.ts";
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
      clipboardTextSerializer: (_, { state }) => copiedWords(state, tools().page.mentions),
      clipboardSerializer: new DOMSerializer(
        nodesForOthers(() => tools().page.mentions),
        {
          ...DOMSerializer.marksFromSchema(richSchema),
          highlight: () => highlightForOthers,
          link: ({ attrs }) => ["a", { href: absolute(String(attrs["href"])) }, 0],
        },
      ),
    },
  });
}

/** Other programs know the side of a line by its attribute, our own reader by its class; a mention by its name. */
function nodesForOthers(faces: () => MentionFaces): ReturnType<typeof DOMSerializer.nodesFromSchema> {
  return {
    ...DOMSerializer.nodesFromSchema(richSchema),
    mention: (node) => mentionForOthers(node, faces()),
    paragraph({ attrs, textContent }) {
      const align = (attrs["align"] as LineLook["align"] | null) ?? undefined;
      if (!align) return ["p", { dir: "auto" }, 0];
      return ["p", { dir: "auto", class: alignClass(align), align: sideOf(align, textContent) }, 0];
    },
  };
}

/** Words of our own come with their structure, which the editor's own reader keeps to the letter. */
function isOwn(data: DataTransfer): boolean {
  return data.getData("text/html").slice(0, 2000).includes("data-pm-slice");
}

function takeOver(view: EditorView, data: DataTransfer, tools: TextTools): void {
  const linked = withPastedLink(view.state, data.getData("text/plain"), location.origin);
  if (linked) return view.dispatch(linked.scrollIntoView());
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
