import Fingerprint from "lucide-react/icons/fingerprint-pattern";
import type { Say } from "#kernel/language.ts";
import { formatDate } from "#kernel/time-words.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useLocale, useSay } from "#ui/language.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { ownPasskeyWords as words } from "../../passkeys/wording.ts";
import type { PasskeyShown } from "../screen.ts";
import { accountWords } from "../wording.ts";
import "./session-list.css";

type On = (passkey: PasskeyShown) => void;
type PasskeyListProps = { passkeys: readonly PasskeyShown[]; onRename: On; onRemove: On };

/** One's passkeys, the newest first; nothing where there are none. */
export function PasskeyList({ passkeys, ...on }: PasskeyListProps) {
  if (passkeys.length === 0) return null;
  return (
    <ul className="account-sessions">
      {passkeys.map((passkey) => (
        <PasskeyLine key={passkey.id} passkey={passkey} {...on} />
      ))}
    </ul>
  );
}

function PasskeyLine({ passkey, onRename, onRemove }: { passkey: PasskeyShown; onRename: On; onRemove: On }) {
  const say = useSay();
  const locale = useLocale();
  const name = nameOfPasskey(passkey, say);
  const { added, lastUsed } = passkey;
  return (
    <li>
      <Icon of={Fingerprint} size={20} className="account-device" />
      <div>
        <strong>{name}</strong>
        <small>
          {say(words.since, { date: formatDate(added * 1000, locale) })} ·{" "}
          {lastUsed === null ? (
            say(words.unused)
          ) : (
            <>
              {say(words.used)} <RelativeTime at={lastUsed * 1000} />
            </>
          )}
        </small>
      </div>
      <span className="account-acts">
        <Button size="small" onPress={() => onRename(passkey)}>
          {say(words.rename)}
          <span className="ui-unseen">{name}</span>
        </Button>
        <Button size="small" onPress={() => onRemove(passkey)}>
          {say(words.remove)}
          <span className="ui-unseen">{name}</span>
        </Button>
      </span>
    </li>
  );
}

/** As its owner calls it, else by the browser that made it. */
export function nameOfPasskey({ name, browser, system }: PasskeyShown, say: Say): string {
  if (name !== "") return name;
  if (browser && system) return say(accountWords.device, { browser, system });
  return browser ?? system ?? say(accountWords.unknownDevice);
}
