import { textOfHtml } from "#client/text-of-html.ts";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import type { Choosable } from "../model/choice.ts";
import { autoJoinWords as words } from "../wording.ts";

/** What auto-join subsites are, and which are chosen now (AUTJ-01). */
export function AboutDialog({ choice }: { choice: readonly Choosable[] }) {
  const say = useSay();
  const chosen = choice.filter(({ isChosen }) => isChosen);
  const points = [words.aboutInvite, words.aboutRole, words.aboutNow, words.aboutArchived];
  return (
    <DialogFrame title={say(words.title)} cancelLabel={null} confirm={{ perform: () => {} }}>
      <ul className="sites-settings-points">
        {points.map((each) => (
          <li key={each.id}>{say(each)}</li>
        ))}
      </ul>
      <h3 className="sites-settings-heading">{say(words.chosen)}</h3>
      {chosen.length === 0 && <p>{say(words.none)}</p>}
      {chosen.length > 0 && (
        <ul className="sites-settings-points">
          {chosen.map(({ id, safeName }) => (
            <li key={id} dir="auto">
              {textOfHtml(safeName)}
            </li>
          ))}
        </ul>
      )}
    </DialogFrame>
  );
}
