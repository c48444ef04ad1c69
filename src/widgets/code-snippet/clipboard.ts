import { escaped } from "#kernel/escaped.ts";
import type { KindClipboard } from "../kit/clipboard.ts";
import { tagOf } from "../kit/html-node.ts";
import { codeIn } from "./pasted-code.ts";
import { type CodeSnippet, codeSnippet } from "./schema.ts";

export const codeSnippetClipboard: KindClipboard<CodeSnippet> = {
  html({ code, language }) {
    const said = language === "" ? "" : ` class="language-${escaped(language)}"`;
    return `<pre><code${said}>${escaped(code)}</code></pre>`;
  },
  text: ({ code, language }) => {
    const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map((run) => run.length));
    const fence = "`".repeat(longest + 1);
    return `${fence}${language}\n${code}\n${fence}`;
  },
  takesElement(node) {
    const found = tagOf(node) === "pre" ? codeIn(node) : null;
    const { kind, version, empty } = codeSnippet;
    return found && [{ kind, version, content: { ...empty(), ...found } }];
  },
};
