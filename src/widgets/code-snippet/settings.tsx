import { useSay } from "#ui/language.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Switch } from "#ui/switch.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { EditorProps } from "../kit/editor.ts";
import type { LateParts } from "../kit/late-editor.tsx";
import { setValue } from "../kit/set-value.ts";
import { codeLanguages, languageOf } from "./languages.ts";
import { markedLines } from "./runs.ts";
import { type CodeSnippet, marksMost } from "./schema.ts";
import { codeWords } from "./wording.ts";

/** The language, by which the code is coloured, and what is shown of its lines. */
function CodeSettings(props: EditorProps<CodeSnippet>) {
  const { language, lineNumbers, marks } = props.content;
  const say = useSay();
  return (
    <>
      <SelectField
        label={say(codeWords.language)}
        value={languageOf(language)?.id ?? language}
        options={useLanguages(language)}
        onChange={(value) => setValue(props, "language", value)}
      />
      <Switch
        label={say(codeWords.lineNumbers)}
        checked={lineNumbers}
        onChange={(isOn) => setValue(props, "lineNumbers", isOn)}
      />
      <TextField
        label={say(codeWords.marks)}
        hint={say(codeWords.marksHint)}
        error={markedLines(marks) === null ? say(codeWords.marksNotRead) : undefined}
        value={marks}
        limit={marksMost}
        onChange={(typed) => setValue(props, "marks", typed)}
      />
    </>
  );
}

/** What there is to choose. One that nothing is coloured by stays, as long as nobody chooses another. */
function useLanguages(language: string) {
  const say = useSay();
  const isOther = language !== "" && !languageOf(language);
  return [
    { value: "", label: say(codeWords.noLanguage) },
    ...(isOther ? [{ value: language, label: language }] : []),
    ...codeLanguages.map(({ id, name }) => ({ value: id, label: name })),
  ];
}

/** The language at hand while somebody writes code, who is shown no settings. */
function CodeBar(props: EditorProps<CodeSnippet>) {
  const { language } = props.content;
  const say = useSay();
  const languages = useLanguages(language);
  return (
    <select
      className="code-snippet-choice"
      aria-label={say(codeWords.language)}
      value={languageOf(language)?.id ?? language}
      onChange={(event) => setValue(props, "language", event.currentTarget.value)}
    >
      {languages.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

export const codeSettings: LateParts<CodeSnippet> = { Editor: CodeBar, Settings: CodeSettings };
