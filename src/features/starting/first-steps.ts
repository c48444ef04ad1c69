import * as z from "zod/mini";

/** What a new site wants done, as far as the site's own rows tell. */
export const FirstSteps = z.object({
  named: z.boolean(),
  invited: z.boolean(),
  /** A page is shared with a person or a guest, or open to the world. */
  shared: z.boolean(),
  /** The home page is chosen by people here, or changed since it came. */
  arranged: z.boolean(),
  /** The latest published page that did not come with the site; null while there is none. */
  ownPageId: z.nullable(z.int()),
});
export type FirstSteps = z.infer<typeof FirstSteps>;
