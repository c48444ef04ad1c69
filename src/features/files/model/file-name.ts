const most = 255;

/** Signs that a name may not carry: control characters, half characters, and those that turn the reading order. */
const unsaid = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;

/** The name that a sent file is kept under: its last step, in one form of Unicode, never empty. */
export function fileName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? "";
  const plain = ends(last).normalize("NFC").replace(unsaid, "").trim();
  return shortened(plain === "" || /^\.+$/.test(plain) ? "file" : plain);
}

/** As much of a name as its short form is made from: to put marks in order costs the square of their number. */
function ends(name: string): string {
  return name.length <= 4 * most ? name : name.slice(0, 3 * most) + name.slice(-most);
}

const endings: Readonly<Record<string, RegExp>> = {
  "image/jpeg": /\.jpe?g$/i,
  "image/png": /\.png$/i,
  "image/gif": /\.gif$/i,
  "image/webp": /\.webp$/i,
};
const ending: Readonly<Record<string, string>> = {
  "image/jpeg": ".jpg",
  "image/png": ".png",
  "image/gif": ".gif",
  "image/webp": ".webp",
};

/** The name of a picture that was written anew as another type: `shore.heic` becomes `shore.jpg`. */
export function pictureName(sent: string, type: string): string {
  const name = fileName(sent);
  if (endings[type]?.test(name) !== false) return name;
  return shortened(`${name.replace(/\.[a-z0-9]{1,5}$/i, "")}${ending[type]}`);
}

/** Cut in the middle of its words, so that the ending stays. */
function shortened(name: string): string {
  if (name.length <= most) return name;
  const tail = /\.[^.]{1,12}$/.exec(name)?.[0] ?? "";
  return `${name.slice(0, most - tail.length).replace(/[\ud800-\udbff]$/, "")}${tail}`;
}
