import { useRef } from "react";
import { Button } from "#ui/button.tsx";
import { useLocale, useSay } from "#ui/language.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { valuesPart } from "../kit/draft-parts.ts";
import { FileChoice } from "../kit/file-choice.tsx";
import { focusNamed } from "../kit/focus-named.ts";
import { setValue } from "../kit/set-value.ts";
import { asWebVtt } from "./caption-file.ts";
import { captionLanguages, captionPath, languageName } from "./captions.ts";
import type { Video } from "./schema.ts";
import { videoWords } from "./wording.ts";

/** The captions of a video, one file for each language. */
export function CaptionSettings(props: EditorProps<Video>) {
  const { content, page } = props;
  const say = useSay();
  const frame = useRef<HTMLDivElement>(null);
  const captions = content.captions ?? [];
  const onRemoved = () => focusNamed(frame.current, [say(videoWords.addCaptions)]);
  return (
    <div ref={frame} style={{ display: "contents" }}>
      {captions.map(({ language }) => (
        <Caption key={language} {...props} {...{ language, onRemoved }} />
      ))}
      <FileChoice
        accept=".vtt,.srt,text/vtt"
        size="small"
        onFile={(file) => void asWebVtt(file).then((made) => page.upload(made, "file"))}
      >
        {say(videoWords.addCaptions)}
      </FileChoice>
    </div>
  );
}

type CaptionProps = EditorProps<Video> & { language: string; onRemoved: () => void };

function Caption({ language, onRemoved, ...props }: CaptionProps) {
  const { id, draft, content, page } = props;
  const say = useSay();
  const { language: said } = useLocale();
  const taken = new Set(content.captions?.map((each) => each.language));
  const name = languageName(language, said);

  function change(to: string): void {
    const values = draft.getMap<unknown>(valuesPart(id));
    page.endStep();
    page.change(() => {
      values.set(captionPath(to), values.get(captionPath(language)));
      values.delete(captionPath(language));
    });
    page.endStep();
  }

  function remove(): void {
    setValue(props, captionPath(language), undefined);
    onRemoved();
  }

  return (
    <>
      <SelectField
        label={say(videoWords.captions)}
        value={language}
        onChange={change}
        options={captionLanguages.map((code) => ({
          value: code,
          label: languageName(code, said),
          disabled: code !== language && taken.has(code),
        }))}
      />
      <Button look="quiet" size="small" onPress={remove}>
        {say(videoWords.removeCaptions, { language: name })}
      </Button>
    </>
  );
}
