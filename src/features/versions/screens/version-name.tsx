import { useEffect, useRef, useState } from "react";
import { send } from "#client/call.ts";
import { visit } from "#client/navigation.ts";
import { ofVersion } from "#features/pages/model/of-page.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { TextField } from "#ui/text-field.tsx";
import { nameVersion } from "../contract.ts";
import { versionNameMost } from "../rules.ts";
import { versionWords } from "../wording.ts";

type VersionNameProps = {
  pageId: number;
  version: { readonly id: number; readonly name: string | null };
  here: string;
};

/** Names a version, so that it is found again; an empty name takes it away. */
export function VersionName({ pageId, version, here, onDone }: VersionNameProps & { onDone: () => void }) {
  const say = useSay();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(version.name ?? "");
  const { busy, save } = useNaming(pageId, version, here);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  return (
    <form
      ref={form}
      className="versions-naming"
      onSubmit={(event) => {
        event.preventDefault();
        void save(typed.trim()).then((isDone) => isDone && onDone());
      }}
    >
      <TextField label={say(versionWords.name)} value={typed} limit={versionNameMost} onChange={setTyped} />
      <Button type="submit" look="primary" busy={busy}>
        {say(versionWords.saveName)}
      </Button>
      <Button onPress={onDone}>{say(versionWords.cancelName)}</Button>
      {version.name !== null && <p className="versions-hint">{say(versionWords.nameHint)}</p>}
    </form>
  );
}

function useNaming(pageId: number, { id, name }: VersionNameProps["version"], here: string) {
  const say = useSay();
  const { tell, fail } = useNotices();
  const [busy, setBusy] = useState(false);
  const call = (wanted: string) => send(nameVersion, { ...ofVersion(pageId, id), name: wanted });

  async function save(wanted: string): Promise<boolean> {
    setBusy(true);
    const answer = await call(wanted);
    setBusy(false);
    if (!answer.success) return (fail(answer), false);
    await visit(here);
    tell({
      text: say(answer.name === null ? versionWords.nameCleared : versionWords.named, { name: wanted }),
      undo: { label: say(versionWords.undo), perform: () => void takeBack() },
    });
    return true;
  }
  async function takeBack() {
    const back = await call(name ?? "");
    if (!back.success) return fail(back);
    await visit(here);
    tell({ text: say(versionWords.undone) });
  }
  return { busy, save };
}
