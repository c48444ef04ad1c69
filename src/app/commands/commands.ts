import { goToActivity } from "#features/activity/commands/go-to-activity.ts";
import { commentOnPassage } from "#features/comments/commands/comment-on-passage.ts";
import { goHome } from "#features/menu/commands/go-home.ts";
import { goToAccount } from "#features/menu/commands/go-to-account.ts";
import { goToImport } from "#features/menu/commands/go-to-import.ts";
import { goToPages } from "#features/menu/commands/go-to-pages.ts";
import { goToPeople } from "#features/menu/commands/go-to-people.ts";
import { goToSettings } from "#features/menu/commands/go-to-settings.ts";
import { showShortcuts } from "#features/menu/commands/show-shortcuts.ts";
import { signOutCommand } from "#features/menu/commands/sign-out.ts";
import { goToNotifications } from "#features/notifications/commands/go-to-notifications.ts";
import { moveToTrash } from "#features/pages/trash/commands/move-to-trash.ts";
import { openPalette } from "#features/palette/commands/open-palette.ts";
import { changeProperties } from "#features/properties/commands/change-properties.ts";
import { savePermissions } from "#features/properties/commands/save-permissions.ts";
import { newFromTemplate } from "#features/creating/commands/new-from-template.ts";
import { newPage } from "#features/creating/commands/new-page.ts";
import { goToTheme } from "#features/theme/commands/go-to-theme.ts";
import { openSearch } from "#features/search/commands/open-search.ts";
import { goToUndertakings } from "#features/undertakings/commands/go-to-undertakings.ts";
import { searchCommands } from "#features/search/commands/search-commands.ts";
import { sharePage } from "#features/sharing/commands/share-page.ts";
import { showVersions } from "#features/versions/commands/show-versions.ts";
import { copyBlockLink } from "#features/writing/commands/copy-block-link.ts";
import { editPage } from "#features/writing/commands/edit-page.ts";
import { findInPage } from "#features/writing/commands/find-in-page.ts";
import { replaceInPage } from "#features/writing/commands/replace-in-page.ts";
import { previewPage } from "#features/writing/commands/preview-page.ts";
import { publishPage } from "#features/writing/commands/publish-page.ts";
import { redoChange } from "#features/writing/commands/redo-change.ts";
import { stopEditing } from "#features/writing/commands/stop-editing.ts";
import { storeDraft } from "#features/writing/commands/store-draft.ts";
import { undoChange } from "#features/writing/commands/undo-change.ts";
import type { Command } from "#kernel/command.ts";

/** Every command of the product, within its group in the order in which it is listed. */
export const commands: readonly Command[] = [
  newPage,
  newFromTemplate,
  openSearch,
  searchCommands,
  openPalette,
  showShortcuts,
  editPage,
  sharePage,
  commentOnPassage,
  savePermissions,
  changeProperties,
  showVersions,
  moveToTrash,
  publishPage,
  previewPage,
  stopEditing,
  undoChange,
  redoChange,
  storeDraft,
  findInPage,
  replaceInPage,
  copyBlockLink,
  goHome,
  goToPages,
  goToPeople,
  goToActivity,
  goToNotifications,
  goToUndertakings,
  goToAccount,
  goToSettings,
  goToTheme,
  goToImport,
  signOutCommand,
];
