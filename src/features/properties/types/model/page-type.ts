/** What a page is for: to be read, to be seen first, to make others from, or to be what new ones begin with (PTYP-01). */
export const pageTypes = ["standard", "homepage", "template", "default_template"] as const;
export type PageType = (typeof pageTypes)[number];

/** As the site keeps it: a default template is a template, too. */
export type TypeFacts = {
  readonly isHomepage: boolean;
  readonly isTemplate: boolean;
  readonly isDefaultTemplate: boolean;
};

/** As it is sent (PTYP-02). */
export type SentType = {
  readonly make_homepage?: boolean | undefined;
  readonly make_template?: boolean | undefined;
  readonly make_default_template?: boolean | undefined;
};

export function pageTypeOf({ isHomepage, isTemplate, isDefaultTemplate }: TypeFacts): PageType {
  if (isHomepage) return "homepage";
  if (isTemplate && isDefaultTemplate) return "default_template";
  return isTemplate ? "template" : "standard";
}

/**
 * The type that was sent, where what is not said stays; null when several were. A default template is a template whatever is said of that, and
 * who takes the template away takes the default with it.
 */
export function typeSent(sent: SentType, now: PageType): PageType | null {
  const stays = sent.make_template ?? sent.make_homepage !== true;
  const isDefault = sent.make_default_template ?? (now === "default_template" && stays);
  const wasTemplate = now === "template" || now === "default_template";
  const isTemplate = isDefault || (sent.make_template ?? (wasTemplate && stays));
  const isHomepage = sent.make_homepage ?? (now === "homepage" && !isTemplate);
  if (isHomepage && isTemplate) return null;
  if (isHomepage) return "homepage";
  if (isDefault) return "default_template";
  return isTemplate ? "template" : "standard";
}

/** What is sent for a type. */
export function settingsOfType(type: PageType): Required<{ [Field in keyof SentType]: boolean }> {
  return {
    make_homepage: type === "homepage",
    make_template: type === "template" || type === "default_template",
    make_default_template: type === "default_template",
  };
}
