import { defineEvent } from "#kernel/event.ts";

/** How the company of a site is reached, or whom it lets in, is another than before. */
export const companySaved = defineEvent<"company-saved", Record<never, never>>("company-saved", {
  publicChange: "nothing-public",
});

export const companySwitched = defineEvent<"company-switched", { on: boolean }>("company-switched", {
  publicChange: "nothing-public",
});

/** Whether people of the company have another way in. */
export const companyRequired = defineEvent<"company-required", { on: boolean }>("company-required", {
  publicChange: "nothing-public",
});

/** An account here is from now on that of somebody at the company. */
export const companyLinked = defineEvent<"company-linked", { personId: number }>("company-linked", {
  publicChange: "nothing-public",
});

/** There is no company sign-in any more. */
export const companyRemoved = defineEvent<"company-removed", Record<never, never>>("company-removed", {
  publicChange: "nothing-public",
});
