import type { AnyHandler } from "#calls/handle.ts";
import { folderHandlers } from "#features/folders/handlers.ts";
import { attachingHandlers } from "#features/pages/attaching/handlers.ts";
import { browsingHandlers } from "#features/pages/browsing/handlers.ts";
import { draftHandlers } from "#features/writing/drafts/handlers.ts";
import { savingHandlers } from "#features/writing/drafts/saving/handlers.ts";
import { editingHandlers } from "#features/writing/handlers.ts";
import { guestHandlers } from "#features/sharing/guests/handlers.ts";
import { pageHandlers } from "#features/reading/handlers.ts";
import { homepageHandlers } from "#features/reading/homepage/handlers.ts";
import { copyHandlers } from "#features/properties/copying/handlers.ts";
import { propertyHandlers } from "#features/properties/handlers.ts";
import { sharingHandlers } from "#features/sharing/handlers.ts";
import { startingHandlers } from "#features/starting/handlers.ts";
import { starringHandlers } from "#features/pages/starring/handlers.ts";
import { accountHandlers } from "#features/people/account/handlers.ts";
import { versionHandlers } from "#features/versions/handlers.ts";
import { peopleHandlers } from "#features/people/handlers.ts";
import { inviteHandlers } from "#features/people/invites/handlers.ts";
import { rightsRequestHandlers } from "#features/people/rights-requests/handlers.ts";
import { setUpHandlers } from "#features/people/setup/handlers.ts";
import { searchHandlers } from "#features/search/handlers.ts";
import { sessionHandlers } from "#features/sessions/handlers.ts";
import { resetHandlers } from "#features/sessions/reset/handlers.ts";
import { siteHandlers } from "#features/sites/handlers.ts";
import { keptMailHandlers } from "#features/sites/kept-mail/handlers.ts";

/** Every call of the product. The routes, the OpenAPI document and the contract tests are made from this list. */
export const handlers: readonly AnyHandler[] = [
  ...siteHandlers,
  ...keptMailHandlers,
  ...sessionHandlers,
  ...resetHandlers,
  ...peopleHandlers,
  ...inviteHandlers,
  ...rightsRequestHandlers,
  ...accountHandlers,
  ...setUpHandlers,
  ...folderHandlers,
  ...pageHandlers,
  ...browsingHandlers,
  ...starringHandlers,
  ...homepageHandlers,
  ...startingHandlers,
  ...propertyHandlers,
  ...copyHandlers,
  ...editingHandlers,
  ...draftHandlers,
  ...savingHandlers,
  ...attachingHandlers,
  ...versionHandlers,
  ...sharingHandlers,
  ...guestHandlers,
  ...searchHandlers,
];
