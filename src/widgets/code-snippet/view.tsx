import type { ViewProps } from "../widget.ts";
import type { CodeSnippet } from "./schema.ts";
import { codeWords } from "./wording.ts";
import "./view.css";

/** Code is read from left to right in every language; long lines are scrolled to, also by keyboard. */
export function CodeSnippetView({ content, say }: Pick<ViewProps<CodeSnippet>, "content" | "say">) {
  if (content.code === "") return null;
  return (
    <pre className="code-snippet" dir="ltr" role="group" aria-label={say(codeWords.code)} tabIndex={0}>
      <code>{content.code}</code>
    </pre>
  );
}
