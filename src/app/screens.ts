import type { ScreenComponent } from "./root.tsx";

type Load = () => Promise<ScreenComponent>;

/**
 * The component of each screen by the screen's name. In the browser each is a chunk of its own, fetched when it is first
 * shown and, by the name of its file, announced before (server/render.ts); the server loads all of them when it starts.
 */
export const screens = {
  "sign-in": async () =>
    (await import("#features/sessions/screens/sign-in-screen.tsx")).SignInScreen as ScreenComponent,
  reset: async () =>
    (await import("#features/sessions/reset/screens/reset-screen.tsx")).ResetScreen as ScreenComponent,
  password: async () =>
    (await import("#features/sessions/reset/screens/password-screen.tsx")).PasswordScreen as ScreenComponent,
  "guest-link": async () =>
    (await import("#features/sharing/guests/screens/guest-link-screen.tsx"))
      .GuestLinkScreen as ScreenComponent,
  "set-up": async () =>
    (await import("#features/people/setup/screens/set-up-screen.tsx")).SetUpScreen as ScreenComponent,
  waiting: async () =>
    (await import("#features/people/setup/screens/waiting-screen.tsx")).WaitingScreen as ScreenComponent,
  settings: async () =>
    (await import("#features/sites/screens/settings-screen.tsx")).SettingsScreen as ScreenComponent,
  account: async () =>
    (await import("#features/people/account/screens/account-screen.tsx")).AccountScreen as ScreenComponent,
  "site-settings": async () =>
    (await import("#features/sites/screens/site-settings-screen.tsx")).SiteSettingsScreen as ScreenComponent,
  "kept-mail": async () =>
    (await import("#features/sites/kept-mail/screens/kept-mail-screen.tsx"))
      .KeptMailScreen as ScreenComponent,
  people: async () =>
    (await import("#features/people/screens/people-screen.tsx")).PeopleScreen as ScreenComponent,
  page: async () => (await import("#features/reading/screens/page-screen.tsx")).PageScreen as ScreenComponent,
  home: async () =>
    (await import("#features/reading/homepage/screens/home-screen.tsx")).HomeScreen as ScreenComponent,
  start: async () =>
    (await import("#features/starting/screens/start-screen.tsx")).StartScreen as ScreenComponent,
  "new-page": async () =>
    (await import("#features/properties/screens/new-page-screen.tsx")).NewPageScreen as ScreenComponent,
  properties: async () =>
    (await import("#features/properties/screens/properties-screen.tsx")).PropertiesScreen as ScreenComponent,
  copy: async () =>
    (await import("#features/properties/copying/screens/copy-screen.tsx")).CopyScreen as ScreenComponent,
  browse: async () =>
    (await import("#features/pages/browsing/screens/browse-screen.tsx")).BrowseScreen as ScreenComponent,
  sharing: async () =>
    (await import("#features/sharing/screens/sharing-screen.tsx")).SharingScreen as ScreenComponent,
  versions: async () =>
    (await import("#features/versions/screens/versions-screen.tsx")).VersionsScreen as ScreenComponent,
  refused: async () => (await import("./shell/refused-screen.tsx")).RefusedScreen as ScreenComponent,
  gallery: async () => (await import("./development/gallery-screen.tsx")).GalleryScreen as ScreenComponent,
  "gallery-canvas": async () =>
    (await import("./development/gallery-canvas-screen.tsx")).GalleryCanvasScreen as ScreenComponent,
} satisfies Record<string, Load>;
