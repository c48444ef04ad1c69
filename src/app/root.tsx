import { type ComponentType, type ReactNode, useEffect } from "react";
import { type OpenSharing, SharingDoor } from "#features/pages/batches/parts/sharing-door.ts";
import { CrossingDoor, type OpenFolderCrossing } from "#features/pages/filing/parts/crossing-door.ts";
import { type OpenSubsiteDeed, SubsitesDoor } from "#features/people/several/parts/subsites-door.ts";
import { noteGround } from "#client/ground-below.ts";
import { showSending } from "#client/under-way.ts";
import type { Frame } from "#kernel/frame.ts";
import { type Bundle, type FailedForm, groundOf } from "#kernel/bundle.ts";
import type { Say } from "#kernel/language.ts";
import { DialogHost } from "#ui/dialog-host.tsx";
import { LanguageProvider } from "#ui/language.tsx";
import { NoticesHost } from "#ui/notices-host.tsx";
import "#ui/tokens.css";
import "#ui/fonts.css";
import "#ui/base.css";
import { CardPlace } from "./people/card-place.tsx";
import { CommandsPlace } from "./commands/commands-place.tsx";
import { LostConnection } from "./shell/lost-connection.tsx";
import { LanguageWatch } from "./shell/language-watch.tsx";
import { OverPage } from "./shell/over-page.tsx";
import { ReleaseWatch } from "./shell/release-watch.tsx";
import { RefusalsPlace } from "./shell/refusals-place.tsx";
import { SessionExpiry } from "./shell/session-expiry.tsx";
import { BareShell } from "./shell/bare-shell.tsx";
import { SiteShell } from "./shell/site-shell.tsx";

export type ScreenProps = { readonly data: never; readonly frame: Frame; readonly failed?: FailedForm };
export type ScreenComponent = ComponentType<ScreenProps>;

type RootProps = {
  bundle: Bundle<Frame>;
  screen: ScreenComponent;
  /** The same as the screen, but where the screen is a dialog over a page. */
  ground: ScreenComponent;
  say: Say;
  now: () => number;
};

/**
 * One screen in its frame; the same tree on the server and in the browser. `say` speaks the language of the frame, `now`
 * is the clock in milliseconds.
 */
export function Root(props: RootProps) {
  const { bundle, screen: Screen, ground: Ground } = props;
  const { behind } = bundle;
  const { address, data } = groundOf(bundle);
  const { frame } = bundle;
  useEffect(markReady, []);
  useEffect(() => noteGround(address), [address]);
  const Shell = bundle.frameKind === "site" ? SiteShell : BareShell;
  return (
    <LanguageProvider locale={frame.locale} say={props.say} now={props.now} renderedAt={bundle.now}>
      <NoticesHost>
        <Watches viewer={frame.viewer} />
        <DialogHost onOpening={showSending}>
          <RefusalsPlace>
            <CommandsPlace bundle={bundle}>
              <Doors subsiteSlug={frame.viewer.subsiteSlug}>
                <Shell frame={frame} address={address}>
                  <Ground
                    key={address}
                    data={data as never}
                    frame={frame}
                    failed={behind ? undefined : bundle.failed}
                  />
                  {behind && (
                    <OverPage {...{ bundle, behind }}>
                      <Screen data={bundle.data as never} frame={frame} failed={bundle.failed} />
                    </OverPage>
                  )}
                </Shell>
                {frame.me && <CardPlace />}
              </Doors>
            </CommandsPlace>
          </RefusalsPlace>
        </DialogHost>
      </NoticesHost>
    </LanguageProvider>
  );
}

/** What an open tab hears of, and tells in notices. */
function Watches({ viewer }: Pick<Frame, "viewer">) {
  return (
    <>
      <SessionExpiry personId={viewer.personId} />
      <LanguageWatch viewer={viewer} />
      <LostConnection />
      <ReleaseWatch />
    </>
  );
}

/** What screens below open that stands in rooms above theirs. */
function Doors({ subsiteSlug, children }: { subsiteSlug: string | null | undefined; children: ReactNode }) {
  return (
    <SharingDoor value={subsiteSlug ? null : shareSeveral}>
      <CrossingDoor value={crossFolder}>
        <SubsitesDoor value={placeSeveral}>{children}</SubsitesDoor>
      </CrossingDoor>
    </SharingDoor>
  );
}

/** Loaded with what is done to several pages of a list. */
const crossFolder: OpenFolderCrossing = async ({ folderId, subsiteId, mode }) => {
  const { crossingDialog } = await import("#features/creating/crossing/parts/crossing-dialog.tsx");
  return crossingDialog({ source: { is: "folder", id: folderId }, from: { subsiteId, folderId }, mode });
};

const placeSeveral: OpenSubsiteDeed = async (deed, asked) => {
  const { subsiteDeedDialog } = await import("#features/subsites/enrolling/parts/subsite-deed-dialog.tsx");
  return subsiteDeedDialog(deed, asked);
};

const shareSeveral: OpenSharing = async (ids) => {
  const { openBatchSharing } = await import("#features/properties/batches/parts/open-batch-sharing.tsx");
  return openBatchSharing(ids);
};

/** Tells journeys in a browser that the page now listens. */
function markReady(): void {
  document.documentElement.dataset["ready"] = "";
}
