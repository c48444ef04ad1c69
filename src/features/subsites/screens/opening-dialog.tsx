import type { OutputOf } from "#kernel/call.ts";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { openingWords as words } from "../wording.ts";
import type { readOpening } from "../contract.ts";

type Opening = OutputOf<typeof readOpening>;

/** Says what making a subsite public opens, before it is done. */
export function OpeningDialog(props: { name: string; opening: Opening; onConfirm: () => void }) {
  const say = useSay();
  const { name, opening, onConfirm } = props;
  return (
    <DialogFrame
      title={say(words.askTitle, { name })}
      size="ask"
      confirm={{ label: say(words.confirm), perform: onConfirm }}
    >
      {!opening.publicPages && <p className="ui-dialog-text">{say(words.siteOff)}</p>}
      <Pages {...opening} />
      <p className="ui-dialog-text">{say(words.laterPages)}</p>
    </DialogFrame>
  );
}

/** How many there are, and the first of them by name; whoever may not read them learns their number alone. */
function Pages({ pages: count, names }: Opening) {
  const say = useSay();
  const isUnnamed = count > 0 && names.length === 0;
  return (
    <>
      <p className="ui-dialog-text">{say(isUnnamed ? words.opensUnnamed : words.opens, { count })}</p>
      {isUnnamed && <p className="ui-dialog-text">{say(words.unnamedHelp)}</p>}
      {names.length > 0 && (
        <ul className="subsites-opened">
          {names.map((name, place) => (
            <li key={`${place} ${name}`} dir="auto">
              {name}
            </li>
          ))}
          {count > names.length && <li>{say(words.more, { count: count - names.length })}</li>}
        </ul>
      )}
    </>
  );
}
