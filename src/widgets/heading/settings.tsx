import { useState } from "react";
import { useSay } from "#ui/language.tsx";
import { Segments } from "#ui/segments.tsx";
import { TextField } from "#ui/text-field.tsx";
import { anchorFrom } from "../kit/anchor-names.ts";
import { valuesPart } from "../kit/draft-parts.ts";
import type { EditorProps } from "../kit/editor.ts";
import { anchorPattern, type Heading, headingLevels } from "./schema.ts";
import { headingWording } from "./wording.ts";

/** The size of a heading, and a name of its own for links to it. */
export function HeadingSettings({ id, draft, content, page }: EditorProps<Heading>) {
  const say = useSay();
  const [typed, setTyped] = useState(content.anchor);
  const isRefused = !anchorPattern.test(typed);
  const set = (path: string, value: string) =>
    page.change(() => draft.getMap(valuesPart(id)).set(path, value));

  function rename(anchor: string): void {
    setTyped(anchor);
    if (anchorPattern.test(anchor)) set("anchor", anchor);
  }

  return (
    <>
      <Segments
        isFull
        label={say(headingWording.level)}
        value={content.level}
        options={headingLevels.map((level) => ({ value: level, label: say(headingWording[level]) }))}
        onChange={(level) => {
          page.endStep();
          set("level", level);
        }}
      />
      <TextField
        label={say(headingWording.anchor)}
        value={typed}
        onChange={rename}
        limit={80}
        placeholder={anchorFrom(content.text)}
        hint={say(headingWording.anchorHint, { name: typed || anchorFrom(content.text) })}
        error={isRefused ? say(headingWording.anchorRefused) : undefined}
      />
    </>
  );
}
