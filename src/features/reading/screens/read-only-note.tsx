import { RightsOffer } from "#features/people/rights-requests/parts/rights-offer.tsx";
import type { PageFacts } from "#features/pages/contract.ts";
import { notEditable, pageWords } from "#features/pages/wording.ts";
import type { Frame } from "#kernel/frame.ts";
import { sentenceOf } from "#kernel/refusal.ts";
import { useSay } from "#ui/language.tsx";
import "#ui/text-link.css";
import "./read-only-note.css";

/** Says why an address with `?edit` shows the page for reading, and what to do about it. */
export function ReadOnlyNote({ page, viewer }: { page: PageFacts; viewer: Frame["viewer"] }) {
  const say = useSay();
  const editing = encodeURIComponent(`${page.address}?edit`);
  return (
    <p className="reading-read-only">
      {viewer.role === "public" ? (
        <a className="ui-text-link" href={`/accounts/login/?next=${editing}`}>
          {say(pageWords.signInToEdit)}
        </a>
      ) : (
        say(sentenceOf(notEditable, "page-not-editable"))
      )}
      {viewer.personId !== null && <RightsOffer offer={`page:${page.id}`} hint="change-page" />}
    </p>
  );
}
