import { useLayoutEffect, useRef, useState } from "react";
import { send } from "#client/call.ts";
import { textOfHtml } from "#client/text-of-html.ts";
import { Avatar } from "#ui/avatar.tsx";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useLocale, useSay } from "#ui/language.tsx";
import { LoadFailed } from "#ui/load-failed.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { type Offer, rightOffered } from "#kernel/refusal.ts";
import { AwayChip } from "../../away/parts/away-chip.tsx";
import { requestRights } from "../contract.ts";
import { type Candidate as Admin, candidates, requestTo } from "../model/wanted.ts";
import { type KnownHint, rightsRequestWords, wordsFor, wordsInSubsite } from "../wording.ts";
import { type Loaded, loadCandidates } from "./load-candidates.ts";
import "./request-rights.css";

/** Picks the administrator, the owner or the editor of a page whom the request is mailed to (RQST-01). */
export function RequestRights(props: { offer: Offer; hint: KnownHint; first: Loaded }) {
  const { offer, hint, first } = props;
  const say = useSay();
  const ask = useRequest(offer, hint);
  const body = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState(first);
  const [chosen, setChosen] = useState("");
  const isInSubsite = useLocale().subsiteSlug !== undefined;
  const asked = (isInSubsite ? wordsInSubsite : wordsFor)(rightOffered(offer).right);

  // What was pressed to come here is gone: the keyboard goes on with the first choice.
  useLayoutEffect(() => focusFirst(body.current), [loaded]);

  async function perform(): Promise<string | void> {
    if (chosen === "") {
      focusFirst(body.current);
      return say(asked.notChosen);
    }
    return ask(Number(chosen));
  }

  const reload = () => void loadCandidates(offer, hint).then(setLoaded);
  const admins = loaded.success ? candidates(loaded) : [];
  return (
    <DialogFrame
      title={say(asked.title)}
      description={say(asked.help)}
      {...(admins.length > 0 ? { confirm: { label: say(rightsRequestWords.send), perform } } : {})}
    >
      <div className="rights-requests" ref={body} tabIndex={-1}>
        {!loaded.success && <LoadFailed onRetry={reload}>{say(asked.listFailed)}</LoadFailed>}
        {loaded.success && admins.length === 0 && <p className="ui-dialog-text">{say(asked.empty)}</p>}
        {admins.length > 0 && (
          <Candidates label={say(asked.choose)} admins={admins} chosen={chosen} onChoose={setChosen} />
        )}
      </div>
    </DialogFrame>
  );
}

/** Mails the request to an administrator; gives the sentence of a failure. */
function useRequest(offer: Offer, hint: KnownHint) {
  const say = useSay();
  const { tell } = useNotices();
  return async (adminId: number): Promise<string | void> => {
    const answer = await send(requestRights, requestTo(adminId, offer, hint));
    if (answer.success) return void tell({ text: say(rightsRequestWords.sent) });
    // To try again would be wrong advice to whoever has to wait, or whose session is over.
    const isTold = answer.code === "too-many-attempts" || answer.expired;
    return isTold ? answer.reason : say(rightsRequestWords.sendFailed);
  };
}

function Candidates(props: {
  label: string;
  admins: readonly Admin[];
  chosen: string;
  onChoose: (id: string) => void;
}) {
  const { label, admins, chosen, onChoose } = props;
  return <RadioCards label={label} value={chosen} onChange={onChoose} options={admins.map(optionOf)} />;
}

function optionOf({ id, safeName, photo, email, away }: Admin) {
  const label = <Candidate name={textOfHtml(safeName)} {...{ photo, away }} />;
  return { value: String(id), label, ...(email === "" ? {} : { hint: email }) };
}

function Candidate(props: { name: string } & Pick<Admin, "photo" | "away">) {
  const { name, photo, away } = props;
  return (
    <span className="rights-requests-candidate">
      <Avatar name={name} photo={photo} size={28} />
      <span dir="auto">{name}</span>
      <AwayChip away={away} />
    </span>
  );
}

function focusFirst(body: HTMLElement | null): void {
  (body?.querySelector<HTMLElement>("input, button") ?? body)?.focus();
}
