import Bell from "lucide-react/icons/bell";
import Building from "lucide-react/icons/building-2";
import ChevronRight from "lucide-react/icons/chevron-right";
import FileInput from "lucide-react/icons/file-input";
import Globe from "lucide-react/icons/globe";
import HardDrive from "lucide-react/icons/hard-drive";
import IdCard from "lucide-react/icons/id-card";
import Mail from "lucide-react/icons/mail";
import MailCheck from "lucide-react/icons/mail-check";
import MailWarning from "lucide-react/icons/mail-warning";
import Palette from "lucide-react/icons/palette";
import LayoutGrid from "lucide-react/icons/layout-grid";
import ScrollText from "lucide-react/icons/scroll-text";
import LayoutList from "lucide-react/icons/layout-list";
import UserRound from "lucide-react/icons/user-round";
import UsersRound from "lucide-react/icons/users-round";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { Icon } from "#ui/icon.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { Screen } from "#ui/screen.tsx";
import type { settingsScreen } from "../screen.ts";
import { siteWords } from "../wording.ts";
import "../parts/settings-sheet.css";

const links = {
  account: {
    address: "/settings/account/",
    icon: UserRound,
    name: siteWords.account,
    help: siteWords.accountHelp,
  },
  notifications: {
    address: "/settings/notifications/",
    icon: Bell,
    name: siteWords.notifications,
    help: siteWords.notificationsHelp,
  },
  subsite: {
    address: "/subsites/settings/",
    icon: LayoutGrid,
    name: siteWords.subsite,
    help: siteWords.subsiteHelp,
  },
  site: { address: "/settings/site/", icon: Globe, name: siteWords.site, help: siteWords.siteHelp },
  theme: { address: "/settings/theme/", icon: Palette, name: siteWords.theme, help: siteWords.themeHelp },
  people: { address: "/people/", icon: UsersRound, name: siteWords.people, help: siteWords.peopleHelp },
  profileFields: {
    address: "/settings/profile-fields/",
    icon: IdCard,
    name: siteWords.profileFields,
    help: siteWords.profileFieldsHelp,
  },
  subsites: {
    address: "/subsites/",
    icon: LayoutList,
    name: siteWords.subsites,
    help: siteWords.subsitesHelp,
  },
  import: {
    address: "/settings/import/",
    icon: FileInput,
    name: siteWords.import,
    help: siteWords.importHelp,
  },
  mail: { address: "/settings/mail/", icon: Mail, name: siteWords.mail, help: siteWords.mailHelp },
  waitingMail: {
    address: "/settings/mail/waiting/",
    icon: MailWarning,
    name: siteWords.waitingMail,
    help: siteWords.waitingMailHelp,
  },
  company: {
    address: "/settings/company/",
    icon: Building,
    name: siteWords.company,
    help: siteWords.companyHelp,
  },
  joining: {
    address: "/settings/joining/",
    icon: MailCheck,
    name: siteWords.joining,
    help: siteWords.joiningHelp,
  },
  files: {
    address: "/settings/files/",
    icon: HardDrive,
    name: siteWords.files,
    help: siteWords.filesHelp,
  },
  auditLog: {
    address: "/settings/auditlog/",
    icon: ScrollText,
    name: siteWords.auditLog,
    help: siteWords.auditLogHelp,
  },
} as const;

/** The settings home: the way to each screen that the viewer may open. */
export function SettingsScreen(props: { data: ScreenData<typeof settingsScreen>; frame: Frame }) {
  const say = useSay();
  const here = useHere();
  const { title, screens } = props.data;
  const { subsiteId } = props.frame.viewer;
  // Who may not change the site may not invite either.
  const help = (screen: keyof typeof links) =>
    screen === "people" && !screens.includes(subsiteId ? "subsite" : "site")
      ? siteWords.peopleHelpForMembers
      : links[screen].help;
  return (
    <Screen title={title} width="form" above={subsiteId ? <SiteSettingsLink /> : null}>
      <ul className="sites-settings-links">
        {screens.map((screen) => (
          <li key={screen}>
            <a
              href={
                screen === "subsite" ? `${links.subsite.address}${subsiteId}/` : here(links[screen].address)
              }
            >
              <Icon of={links[screen].icon} size={20} className="sites-settings-icon" />
              <strong>{say(links[screen].name)}</strong>
              <small>{say(help(screen))}</small>
              <Icon of={ChevronRight} className="sites-settings-arrow" />
            </a>
          </li>
        ))}
      </ul>
    </Screen>
  );
}

/** Not written as other paths of the product are: those would be read in the subsite. */
function SiteSettingsLink() {
  const say = useSay();
  return (
    <a className="ui-text-link" href="/settings/">
      {say(siteWords.ofSite)}
    </a>
  );
}
