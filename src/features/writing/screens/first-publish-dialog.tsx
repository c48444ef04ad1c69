import { sharingSentences } from "#features/properties/permissions/model/sentence.ts";
import type { SharingGroup } from "#features/sharing/model/listed.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { draftWords } from "../wording.ts";
import "./work-list.css";

type FirstPublishDialogProps = {
  readonly pageId: number;
  readonly siteName: string;
  readonly groups: readonly SharingGroup[];
  readonly onPublish: () => Outcome;
};

/** Says who will see a page, before it is there for them for the first time. */
export function FirstPublishDialog({ pageId, siteName, groups, onPublish }: FirstPublishDialogProps) {
  const say = useSay();
  return (
    <DialogFrame
      title={say(draftWords.firstTitle)}
      size="ask"
      confirm={{ label: say(draftWords.publish), perform: onPublish }}
      note={<TextLink href={`/page/settings/${pageId}/`}>{say(draftWords.changeSharing)}</TextLink>}
    >
      <p className="ui-dialog-text">{say(draftWords.firstHelp)}</p>
      <ul className="writing-audience">
        {sharingSentences({ groups, site: siteName }, say).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </DialogFrame>
  );
}
