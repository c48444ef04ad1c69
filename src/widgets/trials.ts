import { attachmentTrial } from "./attachment/trial.ts";
import { checklistTrial } from "./checklist/trial.ts";
import { headingTrial } from "./heading/trial.ts";
import { imageTrial } from "./image/trial.ts";
import { markdownTrial } from "./markdown/trial.ts";
import { paragraphTrial } from "./paragraph/trial.ts";
import { tableTrial } from "./table/trial.ts";
import type { KindTrials } from "./trial.ts";

/** How each kind is tried in the nets of all kinds; complete by type. */
export const trials: KindTrials = {
  Heading: headingTrial,
  Paragraph: paragraphTrial,
  Markdown: markdownTrial,
  Table: tableTrial,
  Checklist: checklistTrial,
  Image: imageTrial,
  Attachment: attachmentTrial,
};
