/** Names what somebody has typed and not sent: on which page, and where. */
export const keptName = (personId: number, pageId: number, where: string) =>
  `comments:${personId}:${pageId}:${where}`;
