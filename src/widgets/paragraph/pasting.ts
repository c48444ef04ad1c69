import { Plugin } from "prosemirror-state";
import { DOMSerializer } from "prosemirror-model";
import type { EditorView } from "prosemirror-view";
import type { StoredWidget } from "../widget.ts";
import { looksLikeMarkdown, widgetsFromMarkdown, widgetsFromPlain } from "./pasted-markdown.ts";
import { addressOf } from "./link-target.ts";
import { widgetsFromHtml } from "./pasted-widgets.ts";
import { richSchema } from "./rich-schema.ts";
import type { TextTools } from "./text-tools.ts";

/** Longer HTML would keep the window waiting; its plain words are taken instead. */
const htmlMost = 8_000_000;

/** What is pasted becomes widgets of closed lists; what is copied is clean HTML that other programs understand. */
export function pasting(tools: () => TextTools): Plugin {
  return new Plugin({
    props: {
      handlePaste(view, { clipboardData }) {
        if (!clipboardData) return false;
        const html = clipboardData.getData("text/html");
        const pictures = [...clipboardData.files].filter(({ type }) => type.startsWith("image/"));
        if (html === "" && pictures.length > 0) {
          for (const picture of pictures) void sendPicture(tools(), picture);
          return true;
        }
        // Words of our own come with their structure, which the editor's own reader keeps to the letter.
        if (/data-pm-slice/.test(html.slice(0, 2000))) return false;
        const text = clipboardData.getData("text/plain");
        const widgets = isInCode(view) ? widgetsFromPlain(text, location.origin) : pastedWidgets(html, text);
        if (widgets.length > 0) tools().insertWidgets(view, widgets);
        return true;
      },
      clipboardSerializer: new DOMSerializer(DOMSerializer.nodesFromSchema(richSchema), {
        ...DOMSerializer.marksFromSchema(richSchema),
        link: ({ attrs }) => ["a", { href: absolute(String(attrs["href"])) }, 0],
      }),
    },
  });
}

function pastedWidgets(html: string, text: string): StoredWidget[] {
  const { origin } = location;
  if (html !== "" && html.length <= htmlMost) {
    // A document without a window: nothing in it is fetched or run.
    const widgets = widgetsFromHtml(new DOMParser().parseFromString(html, "text/html").body, origin);
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
