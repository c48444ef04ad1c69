import { send } from "#client/call.ts";
import { visit } from "#client/navigation.ts";
import { textOfHtml } from "#client/text-of-html.ts";
import type { InternalFacts, PageFacts } from "#features/pages/contract.ts";
import { ofPage } from "#features/pages/model/of-page.ts";
import { AudienceWords } from "#features/pages/parts/audience-words.tsx";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useDialog } from "#ui/dialog-layer.ts";
import { useHere, useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { uiWording } from "#ui/wording.ts";
import { sharingDetails } from "../../contract.ts";
import type { PublicLinkShown } from "../../public-link/parts/link-state.tsx";
import { PublicLinkSection } from "../../public-link/parts/public-link-section.tsx";
import { readPublicLink } from "../../public-link/contract.ts";
import { sharingWords } from "../../wording.ts";
import { type Addresses, addressesIn } from "../model/addresses.ts";
import { addressWords as words } from "../wording.ts";
import { AddressField } from "./address-field.tsx";
import { QrCode } from "./qr-code.tsx";
import "./sharing-dialog.css";

export type SharedHere = Pick<PageFacts, "id" | "mayEdit"> & {
  readonly seen: InternalFacts | null;
};

/** Fetches the addresses of a page and gives the dialog, or why it has none (SHAR-08). */
export async function sharingDialog(page: SharedHere) {
  const link = page.mayEdit ? publicLinkOf(page.id) : null;
  const answer = await send(sharingDetails, ofPage(page.id));
  if (!answer.success) return <NotLoaded why={answer.said} />;
  return <SharingDialog page={page} link={await link} {...addressesIn(answer)} />;
}

/** Nothing where it cannot be read: the addresses are what the dialog is for. */
async function publicLinkOf(pageId: number): Promise<PublicLinkShown | null> {
  const answer = await send(readPublicLink, ofPage(pageId));
  return answer.success ? answer : null;
}

function NotLoaded({ why }: { why: string | null }) {
  const say = useSay();
  return (
    <DialogFrame title={say(words.failed)} cancelLabel={say(uiWording.close)}>
      <p className="ui-dialog-text">{why ?? say(sharingWords.loadFailed)}</p>
    </DialogFrame>
  );
}

/** How a page is shared, its addresses to pass on, and the way to its permissions (SHAR-01 to SHAR-05). */
function SharingDialog({
  page,
  link,
  ...to
}: Addresses & { page: SharedHere; link: PublicLinkShown | null }) {
  const say = useSay();
  const isPublic = link !== null && link.state !== "not-public";
  const settings = `/page/settings/${page.id}/`;
  return (
    <DialogFrame
      title={say(words.title, { title: textOfHtml(to.safeTitle) })}
      size="invite"
      cancelLabel={say(words.close)}
      more={
        page.mayEdit && (
          <ToSettings
            href={settings}
            label={say(to.isFromTemplate ? words.changeTemplate : sharingWords.title)}
          />
        )
      }
    >
      {page.seen && !isPublic && (
        <p>
          <AudienceWords {...page.seen} />
        </p>
      )}
      {to.isFromTemplate && <p className="ui-dialog-text">{say(words.fromTemplate)}</p>}
      <Both {...to} />
      {isPublic && <PublicLinkSection pageId={page.id} first={link} />}
      {!isPublic && page.seen?.audience !== "public" && <p className="addresses-note">{say(words.access)}</p>}
    </DialogFrame>
  );
}

/** Each with a button that copies it; the code is of the one that everybody can use. */
function Both({ share, follow }: Pick<Addresses, "share" | "follow">) {
  const say = useSay();
  return (
    <div className="addresses-both">
      <div>
        <AddressField
          label={say(words.share)}
          hint={say(words.shareHint)}
          copy={say(words.copyShare)}
          address={share}
        />
        <AddressField
          label={say(words.follow)}
          hint={say(words.followHint)}
          copy={say(words.copyFollow)}
          address={follow}
        />
      </div>
      <QrCode text={share} label={say(words.code)} />
    </div>
  );
}

/** The permissions are a screen of their own: the dialog gives way to it (SHAR-05). */
function ToSettings({ href, label }: { href: string; label: string }) {
  const here = useHere();
  const { close } = useDialog();

  function follow() {
    close();
    void visit(here(href));
  }

  return (
    <LinkButton href={href} onFollow={follow}>
      {label}
    </LinkButton>
  );
}
