// The sentences that changed between two revisions, as a table: node scripts/sentences.mjs <before> [<after>]
import { execFileSync } from "node:child_process";
import ts from "typescript";

const holdsSentences = /(?:^|\/)(?:wording|time-words)(?:\.([a-z]{2})\.json|\.ts)$/;

/** The sentences of one file by id: those of `words("noun", {...})` and of refusals, or those of a translation. */
export function sentencesIn(file, text) {
  if (file.endsWith(".json")) return JSON.parse(text);
  const sentences = {};
  const visit = (node) => {
    for (const [id, said] of saidIn(node)) if (ts.isStringLiteralLike(said)) sentences[id] = said.text;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return sentences;
}

/** The ids that a piece of `wording.ts` gives, each with what says its text. */
function saidIn(node) {
  if (isWords(node)) {
    const [noun, texts] = node.arguments;
    if (noun && texts && ts.isStringLiteralLike(noun) && ts.isObjectLiteralExpression(texts))
      return texts.properties
        .filter(ts.isPropertyAssignment)
        .map(({ name, initializer }) => [`${noun.text}.${name.text}`, initializer]);
  }
  // A refusal: `"its-code": { kind: …, text: … }`.
  if (ts.isPropertyAssignment(node) && ts.isObjectLiteralExpression(node.initializer)) {
    const fields = node.initializer.properties.filter(ts.isPropertyAssignment);
    const text = fields.find(({ name }) => name.text === "text");
    if (text && fields.some(({ name }) => name.text === "kind"))
      return [[`refusal.${node.name.text}`, text.initializer]];
  }
  return [];
}

function isWords(node) {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "words";
}

/** What differs, by id; a sentence that came or went has nothing on its other side. */
export function changedSentences(before, after) {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return ids
    .filter((id) => before[id] !== after[id])
    .map((id) => ({ id, before: before[id] ?? "", after: after[id] ?? "" }));
}

/** A table in Markdown; nothing in a sentence ends its cell. */
export function tableOf(changed) {
  const cell = (text) => text.replaceAll("\\", "\\\\").replaceAll("|", "\\|").replaceAll("\n", " ");
  const rows = changed.map((each) => `| ${[each.id, each.before, each.after].map(cell).join(" | ")} |`);
  return ["| Id | Before | After |", "| --- | --- | --- |", ...rows].join("\n");
}

/** All sentences of a revision: by language, then by id. English is the language of `wording.ts`. */
function sentencesAt(revision) {
  const files = git("ls-tree", "-r", "--name-only", revision, "--", "src").split("\n");
  const languages = {};
  for (const file of files) {
    const found = holdsSentences.exec(file);
    if (!found) continue;
    const language = (languages[found[1] ?? "en"] ??= {});
    Object.assign(language, sentencesIn(file, git("show", `${revision}:${file}`)));
  }
  return languages;
}

function git(...args) {
  return execFileSync("git", args, { encoding: "utf8", maxBuffer: 1 << 26 });
}

if (process.argv[1]?.endsWith("sentences.mjs")) {
  const [first, second = "HEAD"] = process.argv.slice(2);
  if (!first) {
    console.error("Say between which revisions: node scripts/sentences.mjs <before> [<after>]");
    process.exit(1);
  }
  const [before, after] = [sentencesAt(first), sentencesAt(second)];
  for (const language of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const changed = changedSentences(before[language] ?? {}, after[language] ?? {});
    console.log(`## ${language}: ${changed.length} sentences\n\n${tableOf(changed)}\n`);
  }
}
