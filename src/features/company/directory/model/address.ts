/** Where the directory of a company finds a site; with nothing before it, the path alone. */
export function directoryAddress(siteAddress: string): string {
  return `${siteAddress}/scim/v2`;
}
