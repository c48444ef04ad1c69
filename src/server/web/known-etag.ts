/** Whether the browser has what the ETag names, by its If-None-Match (RFC 9110: compared weakly, a list or `*`). */
export function isKnown(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  const bare = withoutMark(etag);
  return condition.trim() === "*" || condition.split(",").some((each) => withoutMark(each.trim()) === bare);
}

function withoutMark(etag: string): string {
  return etag.replace(/^W\//, "");
}
