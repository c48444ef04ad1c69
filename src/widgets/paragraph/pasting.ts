import { Plugin } from "prosemirror-state";
import { DOMSerializer } from "prosemirror-model";
import type { EditorView } from "prosemirror-view";
import type { StoredWidget } from "../widget.ts";
import { looksLikeMarkdown, widgetsFromMarkdown, widgetsFromPlain } from "./pasted-markdown.ts";
import { addressOf } from "../kit/link-target.ts";
import { holdsTicks } from "./pasted-tasks.ts";
import { widgetsFromHtml } from "./pasted-widgets.ts";
import { richSchema } from "./rich-schema.ts";
import type { TextTools } from "./text-tools.ts";

/** Longer HTML would keep the window waiting; its plain words are taken instead. */
const htmlMost = 8_000_000;

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
      transformPastedHTML: disarmed,
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
  const [html, text] = [data.getData("text/html"), data.getData("text/plain")];
  const pictures = [...data.files].filter(({ type }) => type.startsWith("image/"));
  if (html === "") for (const picture of pictures) void sendPicture(tools, picture);
  const widgets = isInCode(view) ? widgetsFromPlain(text, location.origin) : pastedWidgets(html, text);
  if (widgets.length > 0) tools.insertWidgets(view, widgets);
  if (widgets.some(({ kind }) => kind === "Checklist") && holdsTicks(html, text)) tools.tellUnticked();
}

/**
 * A document without a window runs nothing, yet the browser reports every handler that it reads there. So handlers lose
 * their names first; what keeps the paste harmless is the closed list that is read out of it.
 */
function disarmed(html: string): string {
  // Behind the last sign that ends a tag there is none, and each beginning would be read to the end.
  const end = html.lastIndexOf(">") + 1;
  const tags = html
    .slice(0, end)
    .replace(/<base\b[^>]*>/gi, "")
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s/"'])on(?=[a-z]+\s*=)/gi, "$1data-on"));
  return tags + html.slice(end);
}

function pastedWidgets(html: string, text: string): StoredWidget[] {
  const { origin } = location;
  if (html !== "" && html.length <= htmlMost) {
    // A document without a window: nothing in it is fetched or run.
    const widgets = widgetsFromHtml(
      new DOMParser().parseFromString(disarmed(html), "text/html").body,
      origin,
    );
    if (widgets.length > 0) return widgets;
  }
  return looksLikeMarkdown(text) ? widgetsFromMarkdown(text, origin) : widgetsFromPlain(text, origin);
}

function isInCode({ state }: EditorView): boolean {
  return richSchema.marks.code.isInSet(state.storedMarks ?? state.selection.$from.marks()) !== undefined;
}

async function sendPicture(tools: TextTools, picture: File): Promise<void> {
  const answer = await tools.page.upload(picture, "image").done;
  if (!("file" in answer)) return;
  const { width, height, ...file } = answer.file;
  if (width === null || height === null) return;
  const content = { file: { ...file, width, height }, alt: "", caption: "", width: "page", opensLarge: true };
  tools.page.endStep();
  tools.page.insertAfter([{ kind: "Image", version: 1, content }]);
}

function absolute(href: string): string {
  return addressOf(href).startsWith("/") ? location.origin + addressOf(href) : href;
}
