/** What can be kept as JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
