import { buttonText } from "./button/schema.ts";
import { countdownTitle } from "./countdown/schema.ts";
import { fileListTitle } from "./file-list/draft.ts";
import { embedAddress } from "./kit/embed.ts";
import type { First } from "./kit/first-text.ts";
import { firstPartTitle } from "./kit/titled-parts.ts";
import { mathSource } from "./math/schema.ts";
import { peopleCardsTitle } from "./people-cards/schema.ts";
import { rssAddress } from "./rss/schema.ts";
import { shapeText } from "./shape/schema.ts";
import type { WidgetKind } from "./widget.ts";

/** What is written first in each kind whose editor is fetched; null where that is nothing. */
export const firstTexts = {
  Button: buttonText,
  Shape: shapeText,
  Accordion: firstPartTitle,
  Tabs: firstPartTitle,
  Countdown: countdownTitle,
  PeopleCards: peopleCardsTitle,
  FileList: fileListTitle,
  PDF: null,
  Video: null,
  Youtube: embedAddress,
  embeds: embedAddress,
  IFrame: embedAddress,
  GMaps: embedAddress,
  GCalendar: embedAddress,
  GDocEmbed: embedAddress,
  RSS: rssAddress,
  Math: mathSource,
  PeopleThisWeek: null,
} satisfies { readonly [kind in WidgetKind]?: First<never> };
