import CircleHelp from "lucide-react/icons/circle-question-mark";
import VenetianMask from "lucide-react/icons/venetian-mask";
import { visit } from "#client/navigation.ts";
import { impersonateAddress } from "#features/people/impersonation/parts/where-from.ts";
import { impersonationWords } from "#features/people/impersonation/wording.ts";
import { send } from "#client/call.ts";
import { textOfHtml } from "#client/text-of-html.ts";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useDialog } from "#ui/dialog-layer.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import type { Words } from "#kernel/words.ts";
import type { NotifyState } from "#features/people/mail-setting/rules.ts";
import { whyDialog } from "../../reasons/parts/why-dialog.tsx";
import { reasonWords } from "../../reasons/wording.ts";
import { loadNotificationDetails } from "../contract.ts";
import { type Asked, type Listed, detailsFor, listedIn } from "../model/listed.ts";
import { notifyStatusWords as words } from "../wording.ts";
import "./access-dialog.css";

/** Fetches who it is and gives the dialog; of a reply that failed it says why, in brackets (PNOT-10, PNOT-11). */
export async function accessDialog(pageId: number, asked: Asked) {
  const answer = await send(loadNotificationDetails, detailsFor(pageId, asked));
  if (!answer.success) return <NotLoaded asked={asked} why={answer.said} />;
  return <AccessDialog {...{ pageId, asked }} {...listedIn(answer)} />;
}

function NotLoaded({ asked, why }: { asked: Asked; why: string | null }) {
  const say = useSay();
  return (
    <DialogFrame title={say(titleOf(asked))} cancelLabel={say(words.close)}>
      <p className="ui-dialog-text">{say(words.notLoaded)}</p>
      <p className="ui-dialog-text">({why ?? say(words.noServer)})</p>
    </DialogFrame>
  );
}

const titleOf = (asked: Asked): Words => (asked === 1 ? words.toldTitle : words.accessTitle);

type Lists = ReturnType<typeof listedIn>;

/** Who has access to a page or is told of it, how, and who is not (PNOT-01 to PNOT-16). */
function AccessDialog({ pageId, asked, ...lists }: Lists & { pageId: number; asked: Asked }) {
  const { has, lacks, isPublic, seenBy, impersonates } = lists;
  const say = useSay();
  const title = say(titleOf(asked));
  const rest = say(asked === 1 ? words.notTold : words.none);
  const { pick } = useDialog();
  const ask = (who: number) => void pick(() => whyDialog(pageId, String(who)));
  const why = (sentence: Words) => (asked === 2 ? { sentence, ask } : null);
  return (
    <DialogFrame title={title} size="list" cancelLabel={say(words.close)}>
      {(isPublic || asked === 2) && <p className="ui-dialog-text">{seenBy}</p>}
      <div>
        <Table label={title} people={has} why={why(reasonWords.whyCan)} impersonates={impersonates} />
        {lacks.length > 0 && (
          <section className="notify-status-rest">
            <h3>{rest}</h3>
            <Table label={rest} people={lacks} why={why(reasonWords.whyCannot)} />
          </section>
        )}
      </div>
    </DialogFrame>
  );
}

type TableProps = {
  label: string;
  people: readonly Listed[];
  /** How it is asked of each of them why; null where nobody is to ask. */
  why: { readonly sentence: Words; readonly ask: (id: number) => void } | null;
  /** The viewer may see the site as they do. */
  impersonates?: boolean;
};

function Table({ label, people, why, impersonates = false }: TableProps) {
  const say = useSay();
  if (people.length === 0) return <p className="ui-dialog-text">{say(words.nobody)}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys, too.
    <div className="notify-status-scroll" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say(words.name)}</th>
            <th scope="col">{say(words.notifications)}</th>
            <th scope="col">{say(words.level)}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <Person key={person.id} {...{ person, why, impersonates }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Person({
  person,
  why,
  impersonates,
}: Pick<TableProps, "why" | "impersonates"> & { person: Listed }) {
  const say = useSay();
  const name = textOfHtml(person.safeName);
  return (
    <tr>
      <th scope="row" dir="auto">
        {name} {person.email && <small>{person.email}</small>}
      </th>
      <td>{say(stateWords[person.state])}</td>
      <td>
        <span className="notify-status-level">
          {person.level}
          {why && (
            <IconButton
              icon={CircleHelp}
              size="small"
              label={say(why.sentence, { name })}
              onPress={() => why.ask(person.id)}
            />
          )}
          {impersonates && <ImpersonateButton id={person.id} name={name} />}
        </span>
      </td>
    </tr>
  );
}

function ImpersonateButton({ id, name }: { id: number; name: string }) {
  const say = useSay();
  const { close } = useDialog();

  function ask() {
    close();
    void visit(impersonateAddress(id, "list"));
  }

  return (
    <IconButton
      icon={VenetianMask}
      size="small"
      label={say(impersonationWords.title, { name })}
      onPress={ask}
    />
  );
}

const stateWords: Readonly<Record<NotifyState, Words>> = {
  undeliverable: words.undeliverable,
  paused: words.paused,
  unsubscribed: words.unsubscribed,
  digest: words.digest,
  on: words.on,
};
