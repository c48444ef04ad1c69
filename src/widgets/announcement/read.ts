import type { TextPart } from "../kit/auto-link.ts";
import type { PictureFact } from "../kit/file-fact.ts";

/** As its view is given it. Who has read it is noted by `mark`, which is another one as soon as it says something else. */
export type AnnouncementRead = {
  readonly title: string;
  readonly parts: readonly TextPart[];
  readonly label: string;
  readonly href: string;
  /** The last day on which readers see it. */
  readonly until?: string;
  readonly picture?: PictureFact;
  readonly mark: string;
};

export function saysSomething({ title, parts }: AnnouncementRead): boolean {
  return title !== "" || parts.length > 0;
}
