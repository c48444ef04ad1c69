import { useState } from "react";
import { isMacKeyboard, keysShown } from "#client/command-keys.ts";
import { type KeyLine, keyLines } from "#client/key-lists.ts";
import type { CommandHere, CommandsHere } from "#client/commands-here.ts";
import { commandGroups } from "#kernel/command.ts";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { KeyCap } from "#ui/key-cap.tsx";
import { useSay } from "#ui/language.tsx";
import { menuCommandWords, menuWords } from "../wording.ts";
import { SignKeysSwitch } from "./sign-keys-switch.tsx";
import "./shortcuts-dialog.css";

/** The keys that do something here and now, by groups. */
export function ShortcutsDialog({ here, withSignKeys }: { here: CommandsHere; withSignKeys: boolean }) {
  const say = useSay();
  const [commands, setCommands] = useState(() => here());
  const [lines] = useState(keyLines);
  const listed = commands.filter(({ keys }) => keys.length > 0);
  return (
    <DialogFrame title={say(menuWords.shortcuts)} cancelLabel={say(menuCommandWords.close)}>
      <div className="menu-shortcuts">
        {commandGroups.map((group) => (
          <ShortcutGroup key={group} group={group} commands={listed.filter((each) => each.group === group)} />
        ))}
        <KeyLines lines={lines} />
        <SignKeysSwitch isOn={withSignKeys} onSwitched={() => setCommands(here())} />
      </div>
    </DialogFrame>
  );
}

/** What is heard where somebody writes, and by no command. */
function KeyLines({ lines }: { lines: readonly KeyLine[] }) {
  const say = useSay();
  const isMac = isMacKeyboard();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="shortcuts-texts">
      <h3 id="shortcuts-texts">{say(menuCommandWords.texts)}</h3>
      <dl>
        {lines.map(({ label, keys }) => (
          <div key={label.id}>
            <dt>{say(label)}</dt>
            {keys.map((each) => (
              <dd key={each}>
                <KeyCap keys={keysShown(each, isMac)} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

function ShortcutGroup({ group, commands }: { group: CommandHere["group"]; commands: CommandHere[] }) {
  const say = useSay();
  if (commands.length === 0) return null;
  return (
    <section aria-labelledby={`shortcuts-${group}`}>
      <h3 id={`shortcuts-${group}`}>{say(menuCommandWords[group])}</h3>
      <dl>
        {commands.map((command) => (
          <div key={command.name}>
            <dt>{say(command.label)}</dt>
            {command.keys.map((keys) => (
              <dd key={keys}>
                <KeyCap keys={keys} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
