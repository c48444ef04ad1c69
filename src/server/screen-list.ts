import { homeScreen } from "#features/reading/homepage/screen.ts";
import { copyScreen } from "#features/properties/copying/screen.ts";
import { newPageScreen, propertiesScreen } from "#features/properties/screen.ts";
import { pageAtScreen, pageByIdScreen } from "#features/reading/screen.ts";
import { accountScreen } from "#features/people/account/screen.ts";
import { peopleScreen } from "#features/people/screen.ts";
import { setUpScreen } from "#features/people/setup/screen.ts";
import { passwordScreen, resetScreen } from "#features/sessions/reset/screen.ts";
import { browseMainScreen, browseScreen } from "#features/pages/browsing/screen.ts";
import { sharingScreen } from "#features/sharing/screen.ts";
import { guestLinkScreen } from "#features/sharing/guests/screen.ts";
import { startScreen } from "#features/starting/screen.ts";
import { versionsScreen } from "#features/versions/screen.ts";
import { signInScreen } from "#features/sessions/screen.ts";
import { keptMailScreen } from "#features/sites/kept-mail/screen.ts";
import { settingsScreen, siteSettingsScreen } from "#features/sites/screen.ts";
import type { Screen } from "#kernel/screen.ts";

/** Every screen of the product with an address of its own. */
export const screenList = [
  signInScreen,
  resetScreen,
  passwordScreen,
  guestLinkScreen,
  setUpScreen,
  settingsScreen,
  accountScreen,
  siteSettingsScreen,
  keptMailScreen,
  peopleScreen,
  homeScreen,
  startScreen,
  newPageScreen,
  propertiesScreen,
  copyScreen,
  browseScreen,
  browseMainScreen,
  sharingScreen,
  versionsScreen,
  pageByIdScreen,
  pageAtScreen,
] as readonly unknown[] as readonly Screen[];
