/** What a new site can begin with, in the order of the choice. */
export const startingPoints = ["intranet", "handbook", "club", "portal", "public-site", "empty"] as const;
export type StartingPoint = (typeof startingPoints)[number];
