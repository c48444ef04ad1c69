import House from "lucide-react/icons/house";
import LogIn from "lucide-react/icons/log-in";
import type { Frame } from "#kernel/frame.ts";
import { homeOf } from "#features/menu/rules.ts";
import { menuWords } from "#features/menu/wording.ts";
import type { InTrash } from "#features/pages/trash/model/in-trash.ts";
import { InTrashNote } from "#features/pages/trash/parts/in-trash-note.tsx";
import { maySeeTrash } from "#features/pages/trash/rules.ts";
import { trashWords } from "#features/pages/trash/wording.ts";
import type { AskedAt } from "#features/people/rights-requests/model/asked-page.ts";
import { ReadingOffer } from "#features/people/rights-requests/parts/reading-offer.tsx";
import { RightsOffer } from "#features/people/rights-requests/parts/rights-offer.tsx";
import { Brand } from "#features/sites/parts/brand.tsx";
import type { JoinOffer as Offered } from "#features/subsites/model/join-offer.ts";
import { JoinOffer } from "#features/subsites/parts/join-offer.tsx";
import { UnsentWords } from "#features/writing/parts/unsent-words.tsx";
import type { Offer } from "#kernel/refusal.ts";
import { Button } from "#ui/button.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Screen } from "#ui/screen.tsx";

/** `isOnSite`: in the frame of the site, which says its name already. */
type Data = {
  title: string;
  code: string;
  offer: Offer | null;
  next: string;
  isOnSite: boolean;
  joining?: Offered;
  inTrash?: InTrash;
  asking?: AskedAt;
};

/** A refusal as a screen: what is refused, and a way on (ROUT-38); rights that can be requested are offered (ROLE-23). */
export function RefusedScreen(props: { data: Data; frame: Frame }) {
  const say = useSay();
  const { title, code, offer, isOnSite, joining, inTrash, asking } = props.data;
  const isMissing = code.endsWith("not-found") && !inTrash;
  return (
    <Screen
      title={title}
      width="reading"
      above={!isOnSite && !isMissing && <Brand site={props.frame.site} />}
      help={isMissing && !joining && say(asking ? menuWords.missingPageHelp : menuWords.missingHelp)}
    >
      {props.frame.me && <UnsentWords personId={props.frame.me.id} />}
      {offer && props.frame.me && (
        <p className="shell-refused-offer">
          <RightsOffer offer={offer} hint="open-screen" />
        </p>
      )}
      {inTrash && (
        <div className="shell-refused-offer">
          <InTrashNote page={inTrash} />
        </div>
      )}
      {asking && (
        <div className="shell-refused-offer" key={props.data.next}>
          <ReadingOffer at={asking} />
        </div>
      )}
      <WayIn offered={joining} me={props.frame.me?.id} />
      {isMissing && props.frame.footer && <PublicSearch />}
      {isMissing && props.frame.waysOn ? <MenuWays html={props.frame.waysOn} /> : <WaysOn {...props} />}
    </Screen>
  );
}

/** Where else one can go. */
function WaysOn({ data: { next, joining, inTrash, asking }, frame }: { data: Data; frame: Frame }) {
  const say = useSay();
  const isGuest = frame.viewer.role === "guest";
  const isFirst = !joining && !inTrash && !asking;
  return (
    <div className="shell-refused-actions">
      {isGuest && <LinkButton href={homeOf(frame.viewer)}>{say(menuWords.toGuestPage)}</LinkButton>}
      {frame.me ? (
        <LinkButton href="/" look={isFirst ? "primary" : "quiet"} icon={House}>
          {say(menuWords.toHome)}
        </LinkButton>
      ) : (
        <LinkButton href={`/accounts/login/?next=${encodeURIComponent(next)}`} icon={LogIn}>
          {say(menuWords.signIn)}
        </LinkButton>
      )}
      {inTrash && maySeeTrash(frame.viewer).allowed && (
        <LinkButton href="/pages/trash/">{say(trashWords.openTrash)}</LinkButton>
      )}
      {!inTrash && mayBrowse(frame) && (
        <LinkButton href="/pages/" look={joining ? "quiet" : "plain"}>
          {say(menuWords.browse)}
        </LinkButton>
      )}
    </div>
  );
}

/** Visitors find all public pages there, though their menu is what the site's people made of it. */
function mayBrowse({ me, footer, navigation }: Frame): boolean {
  return me ? navigation.some((item) => item.key === "pages") : footer !== "";
}

/** A way into the subsite, for whoever is signed in and can join it (ROLE-28). */
function WayIn({ offered, me }: { offered: Offered | undefined; me: number | undefined }) {
  if (!offered || me === undefined) return null;
  return (
    <div className="shell-refused-offer">
      <JoinOffer offered={offered} me={me} />
    </div>
  );
}

/** The first entries of the public menu; signing in stands in the top bar. */
function MenuWays({ html }: { html: string }) {
  const say = useSay();
  return (
    <p className="shell-refused-ways">
      {say(menuWords.orGoTo)}
      <span dangerouslySetInnerHTML={{ __html: html }} />
    </p>
  );
}

/** A way on for visitors, without any script: the public pages that say what they were looking for. */
function PublicSearch() {
  const [say, here] = [useSay(), useHere()];
  const name = say(menuWords.search);
  return (
    <form className="shell-refused-search" role="search" action={here("/pages/")}>
      <i aria-hidden="true" />
      <input type="search" name="q" aria-label={name} placeholder={name} required />
      <Button type="submit" look="primary">
        {say(menuWords.searchNow)}
      </Button>
    </form>
  );
}
