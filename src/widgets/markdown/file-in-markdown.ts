import { fileAddress } from "../kit/file-address.ts";

/** How a file is written in Markdown: a picture is shown, another file is linked. Signs in its name stay signs. */
export function fileInMarkdown(file: {
  readonly id: number;
  readonly name: string;
  readonly type: string;
}): string {
  const isPicture = file.type.startsWith("image/");
  const name = isPicture ? file.name.replace(/\.[A-Za-z0-9]{1,8}$/, "") : file.name;
  // What stands for a picture is read as it is written; in a link's words signs are escaped.
  const words = isPicture ? name.replace(/[\\[\]]/g, "") : name.replace(/[\\[\]*_`<&]/g, "\\$&");
  const address = fileAddress(file).replaceAll("(", "%28").replaceAll(")", "%29");
  return `${isPicture ? "!" : ""}[${words}](${address})`;
}
