import { HomeScreen } from "#features/pages/homepage/screens/home-screen.tsx";
import { NewPageScreen } from "#features/pages/properties/screens/new-page-screen.tsx";
import { PropertiesScreen } from "#features/pages/properties/screens/properties-screen.tsx";
import { PageScreen } from "#features/pages/screens/page-screen.tsx";
import { ResetScreen } from "#features/sessions/reset/screens/reset-screen.tsx";
import { PasswordScreen } from "#features/sessions/reset/screens/password-screen.tsx";
import { SetUpScreen } from "#features/people/setup/screens/set-up-screen.tsx";
import { WaitingScreen } from "#features/people/setup/screens/waiting-screen.tsx";
import { SettingsScreen } from "#features/sites/screens/settings-screen.tsx";
import { AccountScreen } from "#features/people/account/screens/account-screen.tsx";
import { SiteSettingsScreen } from "#features/sites/screens/site-settings-screen.tsx";
import { KeptMailScreen } from "#features/sites/kept-mail/screens/kept-mail-screen.tsx";
import { PeopleScreen } from "#features/people/screens/people-screen.tsx";
import { BrowseScreen } from "#features/pages/browsing/screens/browse-screen.tsx";
import { GuestLinkScreen } from "#features/pages/guests/screens/guest-link-screen.tsx";
import { SharingScreen } from "#features/pages/sharing/screens/sharing-screen.tsx";
import { StartScreen } from "#features/pages/starting/screens/start-screen.tsx";
import { VersionsScreen } from "#features/pages/versions/screens/versions-screen.tsx";
import { SignInScreen } from "#features/sessions/screens/sign-in-screen.tsx";
import { GalleryCanvasScreen } from "./development/gallery-canvas-screen.tsx";
import { GalleryScreen } from "./development/gallery-screen.tsx";
import type { ScreenComponent } from "./root.tsx";
import type { ScreenName } from "./screen-names.ts";
import { RefusedScreen } from "./shell/refused-screen.tsx";

export const screens = {
  "sign-in": SignInScreen as ScreenComponent,
  reset: ResetScreen as ScreenComponent,
  password: PasswordScreen as ScreenComponent,
  "guest-link": GuestLinkScreen as ScreenComponent,
  "set-up": SetUpScreen as ScreenComponent,
  waiting: WaitingScreen as ScreenComponent,
  settings: SettingsScreen as ScreenComponent,
  account: AccountScreen as ScreenComponent,
  "site-settings": SiteSettingsScreen as ScreenComponent,
  "kept-mail": KeptMailScreen as ScreenComponent,
  people: PeopleScreen as ScreenComponent,
  page: PageScreen as ScreenComponent,
  home: HomeScreen as ScreenComponent,
  start: StartScreen as ScreenComponent,
  "new-page": NewPageScreen as ScreenComponent,
  properties: PropertiesScreen as ScreenComponent,
  browse: BrowseScreen as ScreenComponent,
  "page-sharing": SharingScreen as ScreenComponent,
  versions: VersionsScreen as ScreenComponent,
  refused: RefusedScreen as ScreenComponent,
  gallery: GalleryScreen as ScreenComponent,
  "gallery-canvas": GalleryCanvasScreen as ScreenComponent,
} satisfies Record<ScreenName, ScreenComponent>;
