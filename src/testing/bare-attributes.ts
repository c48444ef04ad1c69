/** The tags with an attribute without a value, or without an end of their own: no browser writes such a tag when it is asked for its HTML. */
export function bareAttributes(html: string): string[] {
  const tags = html.replaceAll(/"[^"]*"/g, '""').match(/<[a-z][^>]*>/g) ?? [];
  return tags.filter((tag) => !/^<[a-z][a-z0-9]*( [a-zA-Z-]+="")*>$/.test(tag));
}
