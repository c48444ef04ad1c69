/** A visitor's cookies as a browser takes them. */
export function cookiesOf(header: string, url: string) {
  return header.split("; ").map((pair) => {
    const [name = "", value = ""] = pair.split("=");
    return { name, value, url };
  });
}
