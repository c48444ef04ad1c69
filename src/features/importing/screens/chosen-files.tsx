import { type SubmitEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useFormats, useSay } from "#ui/language.tsx";
import { TextField } from "#ui/text-field.tsx";
import { fileSize } from "#widgets/kit/file-size.ts";
import { withoutExportId } from "../model/export-id.ts";
import type { Chosen } from "../parts/chosen.ts";
import { importingWords as words } from "../wording.ts";

/** What was chosen, and the folder of the site that it comes into. */
export function ChosenFiles(props: {
  chosen: Chosen;
  trouble: string | null;
  /** The folder as it was typed before. */
  typed: string | null;
  onStart: (into: string) => void;
  onOther: () => void;
}) {
  const { chosen, trouble, typed, onStart, onOther } = props;
  const say = useSay();
  const [isMissing, setMissing] = useState(false);
  const name = withoutExportId(chosen.name);

  function start(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const into = String(new FormData(event.currentTarget).get("into") ?? "").trim();
    setMissing(into === "");
    if (into !== "") onStart(into);
  }

  return (
    <form className="importing-form" onSubmit={start} noValidate>
      {trouble && <ErrorText announced>{trouble}</ErrorText>}
      <What chosen={chosen} />
      <TextField
        label={say(words.into)}
        name="into"
        initial={typed ?? (name || say(words.intoNew))}
        limit={200}
        hint={say(words.intoHelp)}
        error={isMissing ? say(words.intoMissing) : undefined}
        required
      />
      <p className="importing-note">{say(words.becomesReaders)}</p>
      <Actions onOther={onOther} />
    </form>
  );
}

function What({ chosen: { zip, name, files, size: bytes } }: { chosen: Chosen }) {
  const say = useSay();
  const size = fileSize(bytes, useFormats());
  return (
    <dl className="importing-chosen">
      <dt>{say(words.from)}</dt>
      <dd>
        <strong dir="auto">{zip?.name ?? name}</strong>
        <small>{zip ? size : say(words.files, { count: files.length, size })}</small>
      </dd>
    </dl>
  );
}

function Actions({ onOther }: { onOther: () => void }) {
  const say = useSay();
  return (
    <div className="importing-actions">
      <Button type="submit" look="primary">
        {say(words.start)}
      </Button>
      <Button onPress={onOther}>{say(words.other)}</Button>
    </div>
  );
}
