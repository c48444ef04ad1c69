import type { DOMOutputSpec, Fragment, Node } from "prosemirror-model";
import { type Command, Plugin } from "prosemirror-state";
import type { NodeViewConstructor } from "prosemirror-view";
import { followPress, putCaret } from "./caret.ts";
import { mentionFrom, mentionFromKey, mentionKey, mentionLetter, namelessMention } from "./mention.ts";
import { mentionClass } from "./mention-inline.tsx";
import { type MentionFaces, mentionAttribute, nameFrom, mentionSiteAttribute } from "./mention-faces.ts";

/** A mention in the document of an editor: one letter that is written and deleted as one. */
export const mentionNode = {
  group: "inline",
  inline: true,
  atom: true,
  selectable: false,
  attrs: { of: { validate: "string" }, id: { validate: "number" } },
  leafText: () => mentionLetter,
  parseDOM: [
    {
      tag: `[${mentionAttribute}][${mentionSiteAttribute}]`,
      // Before the link that a mentioned page is to other programs.
      priority: 60,
      getAttrs: (element: HTMLElement) => {
        const isOwn = element.getAttribute(mentionSiteAttribute) === location.origin;
        return (isOwn && mentionFromKey(element.getAttribute(mentionAttribute) ?? "")) || (false as const);
      },
    },
  ],
  toDOM: ({ attrs }: Node): DOMOutputSpec => {
    const mention = mentionFrom(attrs);
    return ["span", { [mentionAttribute]: mention ? mentionKey(mention) : "" }];
  },
};

/** Shows a mention by the name that it has for whoever edits; a name that comes later takes its place. */
export function mentionView(faces: () => MentionFaces): NodeViewConstructor {
  return ({ attrs }) => {
    const mention = mentionFrom(attrs);
    const dom = document.createElement("span");
    dom.contentEditable = "false";
    dom.dir = "auto";
    if (mention) dom.setAttribute(mentionAttribute, mentionKey(mention));
    const draw = () => {
      const face = mention && faces().faceOf(mention);
      dom.className = mentionClass(face?.isNamed ?? true);
      dom.textContent = face?.name ?? namelessMention;
    };
    draw();
    return { dom, destroy: faces().subscribe(draw), ignoreMutation: () => true };
  };
}

/** What is copied names a mention to other programs, and is the same mention where it is put in here. */
export function mentionForOthers({ attrs }: Node, faces: MentionFaces): DOMOutputSpec {
  const mention = mentionFrom(attrs);
  const face = mention && faces.faceOf(mention);
  const said = {
    [mentionAttribute]: mention ? mentionKey(mention) : "",
    [mentionSiteAttribute]: location.origin,
  };
  const name = face?.name ?? namelessMention;
  return mention?.of === "page" && face?.address
    ? ["a", { ...said, href: location.origin + face.address }, name]
    : ["span", said, name];
}

/** The words of what is copied, for programs that know words only. */
export function wordsForOthers(content: Fragment, faces: MentionFaces): string {
  return content.textBetween(0, content.size, "\n\n", ({ attrs, type }) => {
    const mention = type.name === "mention" ? mentionFrom(attrs) : null;
    return mention ? nameFrom(faces)(mention) : "\n";
  });
}

/** The keys that delete take a mention as the one letter that it is, whatever the browser makes of it. */
export const deleteMention: { readonly Backspace: Command; readonly Delete: Command } = {
  Backspace: ({ selection: { $from, empty }, tr }, dispatch) => {
    const size = empty && $from.nodeBefore?.type.name === "mention" ? $from.nodeBefore.nodeSize : 0;
    if (size > 0) dispatch?.(tr.delete($from.pos - size, $from.pos).scrollIntoView());
    return size > 0;
  },
  Delete: ({ selection: { $from, empty }, tr }, dispatch) => {
    const size = empty && $from.nodeAfter?.type.name === "mention" ? $from.nodeAfter.nodeSize : 0;
    if (size > 0) dispatch?.(tr.delete($from.pos, $from.pos + size).scrollIntoView());
    return size > 0;
  },
};

/**
 * The caret goes before or behind a mention that is pressed: browsers would put it among the letters of the name, where nothing can
 * be typed. With Ctrl or Command a mention is followed, as a link is.
 */
export function pressMention(faces: () => MentionFaces): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        pointerdown(view, event) {
          // A finger may be about to scroll.
          if (event.pointerType === "touch" || event.button !== 0 || !isPlainPress(event)) return false;
          putCaret(view, { x: event.clientX, y: event.clientY });
          followPress(view);
          return true;
        },
        click(view, event) {
          if ((event as PointerEvent).pointerType !== "touch" || !isPlainPress(event)) return false;
          putCaret(view, { x: event.clientX, y: event.clientY });
          return true;
        },
      },
      handleClick(_view, _position, event) {
        const key = pressed(event)?.getAttribute(mentionAttribute);
        const mention = event.ctrlKey || event.metaKey ? mentionFromKey(key ?? "") : null;
        const address = mention && faces().faceOf(mention)?.address;
        if (address) window.open(address, "_blank", "noopener,noreferrer");
        return Boolean(address);
      },
    },
  });
}

function pressed({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(`[${mentionAttribute}]`) : null;
}

function isPlainPress(event: MouseEvent): boolean {
  return pressed(event) !== null && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}
