import { defineRoom } from "#calls/room.ts";
import { autoJoinHandlers } from "./auto-join/handlers.ts";
import { readSubsitesBar } from "./bar-operations.ts";
import { belongingHandlers } from "./belonging/handlers.ts";
import { cardHandlers } from "./cards/handlers.ts";
import { subsiteHandlers } from "./handlers.ts";
import { subsiteInviteHandlers } from "./invites/handlers.ts";
import { subsiteInviteListeners } from "./invites/listeners.ts";
import { subsitesLive } from "./live.ts";
import { subsitePeopleHandlers } from "./membership/handlers.ts";
import { subsitePeopleScreen } from "./membership/screen.ts";
import { subsiteOpeningHandlers } from "./opening/handlers.ts";
import { addToSubsite } from "./invites/adding-operations.ts";
import { openSubsite } from "./opening/operations.ts";
import { addingMembers, changingMembers, removingMembers } from "./enrolling/member-operations.ts";
import { severalMemberHandlers } from "./enrolling/handlers.ts";
import { memberBatchRefusals } from "./enrolling/wording.ts";
import { anyKind } from "#calls/undertaking-kind.ts";
import { joinRequestHandlers } from "./requests/handlers.ts";
import { joinRequestListeners } from "./requests/listeners.ts";
import { joinRequestScreen, subsiteSettingsScreen, subsitesScreen } from "./screen.ts";
import { subsiteSettingsHandlers } from "./settings/handlers.ts";
import { subsiteRefusals } from "./wording.ts";
import { subsiteHoldings } from "./holding-operations.ts";

export const subsitesRoom = defineRoom({
  handlers: [
    ...subsiteHandlers,
    ...subsitePeopleHandlers,
    ...belongingHandlers,
    ...subsiteInviteHandlers,
    ...autoJoinHandlers,
    ...subsiteSettingsHandlers,
    ...joinRequestHandlers,
    ...subsiteOpeningHandlers,
    ...cardHandlers,
    ...severalMemberHandlers,
  ],
  refusals: { ...subsiteRefusals, ...memberBatchRefusals },
  screens: [subsitesScreen, subsiteSettingsScreen, joinRequestScreen, subsitePeopleScreen],
  listeners: [...joinRequestListeners, ...subsiteInviteListeners],
  personSources: subsitesLive,
  undertakings: [
    openSubsite,
    addToSubsite,
    anyKind(addingMembers),
    anyKind(changingMembers),
    anyKind(removingMembers),
  ],
  frame: { subsites: readSubsitesBar },
  holdings: subsiteHoldings,
});
