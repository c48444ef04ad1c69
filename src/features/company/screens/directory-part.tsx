import { useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { Button } from "#ui/button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { makeDirectoryToken } from "../directory/contract.ts";
import { directoryWords as words } from "../directory/wording.ts";
import type { companyScreen } from "../screen.ts";
import { CopiedText } from "./copied-text.tsx";

type Directory = ScreenData<typeof companyScreen>["directory"];

/** The directory that adds and removes people: where it finds the site, and the token by which it is let in, shown once. */
export function DirectoryPart({ directory }: { directory: Directory }) {
  const say = useSay();
  const [made, setMade] = useState<string | null>(null);
  const { token, address } = directory;
  return (
    <section className="sites-settings-part" aria-label={say(words.title)}>
      <h2>{say(words.title)}</h2>
      <p>{say(words.help)}</p>
      <CopiedText text={address} copyLabel={say(words.copyAddress)} />
      {token && <TokenState {...{ directory, token }} />}
      {made !== null && (
        <div className="company-token">
          <h3>{say(words.tokenTitle)}</h3>
          <p>{say(words.tokenHelp)}</p>
          <CopiedText text={made} copyLabel={say(words.copyToken)} />
        </div>
      )}
      <Choices isConnected={token !== null} onMade={setMade} hasMade={made !== null} />
    </section>
  );
}

type Token = NonNullable<Directory["token"]>;

function TokenState({ directory, token }: { directory: Directory; token: Token }) {
  const say = useSay();
  const { people, groups } = directory;
  return (
    <>
      <p className="company-tried">
        {token.isEnded ? (
          say(words.ended)
        ) : token.lastUsed === null ? (
          say(words.unused)
        ) : (
          <>
            {say(words.used)} <RelativeTime at={token.lastUsed} />
          </>
        )}
      </p>
      <p className="company-tried-groups">
        {token.madeBy !== null && (
          <>
            {say(words.madeBy, { name: token.madeBy })} · <RelativeTime at={token.made} /> ·{" "}
          </>
        )}
        {say(words.counts, { people, groups })}
      </p>
    </>
  );
}

type ChoicesProps = { isConnected: boolean; hasMade: boolean; onMade: (token: string | null) => void };

function Choices({ isConnected, hasMade, onMade }: ChoicesProps) {
  const say = useSay();
  const { open } = useDialogs();
  const make = useMaking(onMade);
  const askReplacing = () =>
    void open(async () => {
      const { ReplaceTokenDialog } = await import("./replace-token-dialog.tsx");
      return <ReplaceTokenDialog onMade={onMade} />;
    });
  const askRemoving = () =>
    void open(async () => {
      const { DisconnectDialog } = await import("./disconnect-dialog.tsx");
      return <DisconnectDialog onDone={() => onMade(null)} />;
    });
  if (!isConnected)
    return (
      <p className="company-try">
        <Button onPress={() => void make()}>{say(words.make)}</Button>
      </p>
    );
  return (
    <p className="company-try">
      {hasMade && (
        <Button look="primary" onPress={() => onMade(null)}>
          {say(words.close)}
        </Button>
      )}
      <Button onPress={askReplacing}>{say(words.replace)}</Button>
      <Button onPress={askRemoving}>{say(words.remove)}</Button>
    </p>
  );
}

function useMaking(onMade: (token: string) => void) {
  const { fail } = useNotices();
  return async () => {
    const answer = await send(makeDirectoryToken, {});
    if (!answer.success) return fail(answer);
    onMade(answer.token);
    await revisit();
  };
}
