import type { ViewProps } from "../widget.ts";
import type { CodeSnippet } from "./schema.ts";
import "./view.css";

/** Code is read from left to right in every language; long lines go on below, so that nobody scrolls sideways. */
export function CodeSnippetView({ content }: Pick<ViewProps<CodeSnippet>, "content">) {
  if (content.code === "") return null;
  return (
    <pre className="code-snippet" dir="ltr">
      <code>{content.code}</code>
    </pre>
  );
}
