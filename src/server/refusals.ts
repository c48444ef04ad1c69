import type { RefusalBook } from "#calls/refused.ts";
import { callWording } from "#calls/wording.ts";
import { fileRefusals } from "#features/files/wording.ts";
import { folderRefusals } from "#features/folders/wording.ts";
import { browsingRefusals } from "#features/pages/browsing/wording.ts";
import { draftRefusals } from "#features/writing/drafts/wording.ts";
import { guestRefusals } from "#features/sharing/guests/wording.ts";
import { sharingRefusals } from "#features/sharing/wording.ts";
import { startingRefusals } from "#features/starting/wording.ts";
import { versionRefusals } from "#features/versions/wording.ts";
import { pageRefusals } from "#features/pages/wording.ts";
import { rightsRequestRefusals } from "#features/people/rights-requests/wording.ts";
import { setUpRefusals } from "#features/people/setup/wording.ts";
import { peopleRefusals } from "#features/people/wording.ts";
import { sessionRefusals } from "#features/sessions/wording.ts";
import { rightsRefusals } from "#features/sites/wording.ts";

/** Every refusal of the product with its sentence; a test asserts that each call's codes stand here. */
export const refusals: RefusalBook = {
  ...callWording,
  ...fileRefusals,
  ...folderRefusals,
  ...browsingRefusals,
  ...sharingRefusals,
  ...guestRefusals,
  ...startingRefusals,
  ...pageRefusals,
  ...draftRefusals,
  ...versionRefusals,
  ...sessionRefusals,
  ...rightsRefusals,
  ...peopleRefusals,
  ...rightsRequestRefusals,
  ...setUpRefusals,
};
