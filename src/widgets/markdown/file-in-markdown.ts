import { fileAddress } from "../file-fact.ts";

/** How a file is written in Markdown: a picture is shown, another file is linked. Signs in its name stay signs. */
export function fileInMarkdown(file: {
  readonly id: number;
  readonly name: string;
  readonly type: string;
}): string {
  const isPicture = file.type.startsWith("image/");
  const name = isPicture ? file.name.replace(/\.[A-Za-z0-9]{1,8}$/, "") : file.name;
  const words = name.replace(/[\\[\]]/g, "\\$&");
  const address = fileAddress(file).replaceAll("(", "%28").replaceAll(")", "%29");
  return `${isPicture ? "!" : ""}[${words}](${address})`;
}
