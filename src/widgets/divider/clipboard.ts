import type { KindClipboard } from "../kit/clipboard.ts";
import { tagOf } from "../kit/html-node.ts";
import type { Divider } from "./schema.ts";

export const dividerClipboard: KindClipboard<Divider> = {
  html: () => "<hr>",
  text: () => "---",
  takesElement: (node) => (tagOf(node) === "hr" ? [{ kind: "Divider", version: 1, content: {} }] : null),
};
