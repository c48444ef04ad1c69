import type { Holding } from "#calls/holding.ts";
import { type Command, defineRoom } from "#calls/room.ts";
import { anyKind } from "#calls/undertaking-kind.ts";
import { accountHandlers } from "./account/handlers.ts";
import { personLive } from "./account/live.ts";
import { accountScreen } from "./account/screen.ts";
import { avatarHandlers } from "./avatars/handlers.ts";
import { avatarHoldings } from "./avatars/holding-operations.ts";
import { avatarJobs } from "./avatars/jobs.ts";
import { avatarRefusals } from "./avatars/wording.ts";
import { awayHandlers } from "./away-setting/handlers.ts";
import { awayHoldings } from "./away/holding-operations.ts";
import { awayRefusals } from "./away/wording.ts";
import { addSite, addUser, resetTwoStepOf, setUserPassword, signOutUser } from "./cli.ts";
import { celebrationHandlers } from "./celebrations/handlers.ts";
import { celebrationHoldings } from "./celebrations/holding-operations.ts";
import { celebrationRefusals } from "./celebrations/wording.ts";
import { dismissalHandlers } from "./dismissals/handlers.ts";
import { emailChangeHandlers } from "./email-change/handlers.ts";
import { emailChangeListeners } from "./email-change/listeners.ts";
import { confirmEmailScreen } from "./email-change/screen.ts";
import { emailChangeRefusals } from "./email-change/wording.ts";
import { exportHandlers } from "./exporting/handlers.ts";
import { peopleHandlers } from "./handlers.ts";
import { inviteHandlers } from "./invites/handlers.ts";
import { peopleListeners } from "./listeners.ts";
import { peopleLive } from "./live.ts";
import { preferenceHandlers } from "./preferences/handlers.ts";
import { preferenceListeners } from "./preferences/listeners.ts";
import { preferenceRefusals } from "./preferences/wording.ts";
import { profileHoldings } from "./profiles/holding-store.ts";
import { profileHandlers } from "./profiles/handlers.ts";
import { profileFieldsScreen } from "./profiles/screen.ts";
import { profileRefusals } from "./profiles/wording.ts";
import { groupHandlers } from "./groups/handlers.ts";
import { groupHoldings } from "./groups/holding-operations.ts";
import { groupJobs } from "./groups/jobs.ts";
import { groupsScreen } from "./groups/screen.ts";
import { groupRefusals } from "./groups/wording.ts";
import { impersonationHandlers } from "./impersonation/handlers.ts";
import { impersonationJobs } from "./impersonation/jobs.ts";
import { impersonationLive } from "./impersonation/live.ts";
import { impersonateFromMenuScreen, impersonateScreen } from "./impersonation/screen.ts";
import { impersonationRefusals } from "./impersonation/wording.ts";
import { ownershipHandlers } from "./ownership/handlers.ts";
import { ownershipRefusals } from "./ownership/wording.ts";
import { reminderHandlers } from "./reminders/handlers.ts";
import { reminderListeners } from "./reminders/listeners.ts";
import { invitationScreen } from "./reminders/screen.ts";
import { reminderRefusals } from "./reminders/wording.ts";
import { removalHandlers } from "./removal/handlers.ts";
import { removing } from "./removal/operations.ts";
import { removalScreen } from "./removal/screen.ts";
import { reportingRefusals } from "./reporting/wording.ts";
import { rightsRequestRefusals } from "./rights-requests/wording.ts";
import { peopleScreen } from "./screen.ts";
import { setUpHandlers } from "./setup/handlers.ts";
import { setUpScreen } from "./setup/screen.ts";
import { setUpRefusals } from "./setup/wording.ts";
import { accountPasskeyHandlers } from "./passkeys/handlers.ts";
import { accountPasskeyListeners } from "./passkeys/listeners.ts";
import { accountTwoStepHandlers } from "./two-step/handlers.ts";
import { accountTwoStepListeners } from "./two-step/listeners.ts";
import { peopleRefusals } from "./wording.ts";
import { settingGroups } from "./several/group-operations.ts";
import { severalHandlers } from "./several/handlers.ts";
import { removingSeveral } from "./several/removal-operations.ts";
import { givingRoles } from "./several/role-operations.ts";
import { peopleBatchRefusals } from "./several/wording.ts";

const refusals = {
  ...peopleRefusals,
  ...peopleBatchRefusals,
  ...avatarRefusals,
  ...awayRefusals,
  ...celebrationRefusals,
  ...groupRefusals,
  ...emailChangeRefusals,
  ...impersonationRefusals,
  ...ownershipRefusals,
  ...reminderRefusals,
  ...rightsRequestRefusals,
  ...profileRefusals,
  ...reportingRefusals,
  ...preferenceRefusals,
  ...setUpRefusals,
};

const screens = [
  setUpScreen,
  accountScreen,
  confirmEmailScreen,
  peopleScreen,
  groupsScreen,
  removalScreen,
  profileFieldsScreen,
  invitationScreen,
  impersonateScreen,
  impersonateFromMenuScreen,
] as const;

const listeners = [
  ...peopleListeners,
  ...reminderListeners,
  ...preferenceListeners,
  ...emailChangeListeners,
  ...accountTwoStepListeners,
  ...accountPasskeyListeners,
];

/** The handlers that need to know of no other room. */
const handlersOfRooms = [
  ...inviteHandlers,
  ...accountHandlers,
  ...accountTwoStepHandlers,
  ...accountPasskeyHandlers,
  ...avatarHandlers,
  ...awayHandlers,
  ...celebrationHandlers,
  ...dismissalHandlers,
  ...emailChangeHandlers,
  ...exportHandlers,
  ...groupHandlers,
  ...profileHandlers,
  ...preferenceHandlers,
  ...impersonationHandlers,
  ...ownershipHandlers,
  ...reminderHandlers,
  ...setUpHandlers,
];

const severalKinds = [anyKind(givingRoles), anyKind(settingGroups)];

/** What people have in other rooms is told by those, which it cannot know: the list of rooms hands it on. */
export function peopleRoom(elsewhere: readonly Holding[]) {
  const holdings = [
    ...avatarHoldings,
    ...awayHoldings,
    ...celebrationHoldings,
    ...profileHoldings,
    ...groupHoldings,
    ...elsewhere,
  ];
  const removal = removing(holdings);
  const several = removingSeveral(removal);
  return defineRoom({
    handlers: [
      ...peopleHandlers,
      ...removalHandlers(removal, holdings),
      ...severalHandlers(several, holdings),
      ...handlersOfRooms,
    ],
    refusals,
    screens,
    jobs: [...avatarJobs, ...groupJobs, ...impersonationJobs],
    listeners,
    topics: [personLive],
    personSources: [...peopleLive, ...impersonationLive],
    undertakings: [anyKind(removal), anyKind(several), ...severalKinds],
    commands: peopleCommands,
  });
}

const peopleCommands: readonly Command[] = [
  {
    name: "user add",
    usage: "<email> [--name N] [--role owner|admin|editor|member|external] [--password P] [--site HOST]",
    help: "Adds a person. Without a password, they get a link to set one.",
    options: ["name", "role", "password", "site"],
    run: (given, { database, now }) => addUser(given, database, now),
  },
  {
    name: "user password",
    usage: "<email> [--password P] [--site HOST]",
    help: "Changes a person's password and signs them out everywhere.",
    options: ["password", "site"],
    run: (given, { database, now }) => setUserPassword(given, database, now),
  },
  {
    name: "user reset-two-step",
    usage: "<email> [--site HOST]",
    help: "Turns off a person's two-step verification and signs them out everywhere.",
    options: ["site"],
    run: (given, { database, now }) => resetTwoStepOf(given, database, now),
  },
  {
    name: "user sign-out",
    usage: "<email>|everybody [--site HOST]",
    help: "Signs out a person, or everyone on the site, on all devices.",
    options: ["site"],
    run: (given, { database, now }) => signOutUser(given, database, now),
  },
  {
    name: "site add",
    usage: "<name> --host H --owner-email E [--owner-name N] [--first-host F]",
    help: "Adds a site at its own host. The first site keeps the host of its address, or --first-host.",
    options: ["host", "owner-email", "owner-name", "first-host"],
    run: (given, { database, now }) => addSite(given, database, now),
  },
];
