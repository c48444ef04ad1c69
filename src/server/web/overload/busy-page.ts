import { escaped } from "#kernel/escaped.ts";
import { languageOf } from "#kernel/languages.ts";
import { sayIn } from "#languages/say-in.ts";
import { overloadWords } from "./wording.ts";

/** One sentence on a page of its own, which costs nothing to make, and the way to ask again. */
export function busyPage(sentence: string, language: string): string {
  const text = escaped(sentence);
  return `<!doctype html>
<html lang="${language}" dir="${languageOf(language).direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; font: 1.125rem/1.5 system-ui, sans-serif; }
main { max-inline-size: 32rem; padding: 1.5rem; }
h1 { font-size: 1.25rem; font-weight: 600; text-wrap: balance; margin: 0 0 1rem; }
a { display: inline-grid; min-block-size: 2.75rem; align-items: center; color: inherit; }
</style>
</head>
<body><main><h1>${text}</h1><a href="">${sayIn(language)(overloadWords.again)}</a></main></body>
</html>
`;
}
