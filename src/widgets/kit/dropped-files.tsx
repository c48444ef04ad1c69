/** The files among what is dragged or pasted; a folder is none (UPLD-10). `others` names what is no file. */
export function filesIn(data: DataTransfer): { files: readonly File[]; others: readonly string[] } {
  const items = [...data.items].filter((item) => item.kind === "file");
  const files: File[] = [];
  const others: string[] = [];
  for (const item of items) {
    const file = item.getAsFile();
    if (item.webkitGetAsEntry()?.isDirectory) others.push(file?.name ?? "");
    else if (file) files.push(file);
  }
  return { files, others };
}

/** Whether what is dragged over a place are files. */
export function carriesFiles(data: DataTransfer): boolean {
  return data.types.includes("Files");
}

/** A picture is pasted as a picture only where no words came with it: word processors send one of the text too. */
export function pastedFiles(data: DataTransfer): readonly File[] {
  const { files } = filesIn(data);
  return data.types.includes("text/plain") && data.getData("text/plain").trim() !== "" ? [] : files;
}
