const fields = [
  "textarea",
  "select",
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=file], [type=range])",
  "[contenteditable]:not([contenteditable=false])",
].join(", ");

/**
 * Whether a press belongs to what has the focus and to no command: words that are typed, a menu that is searched by first
 * letters, an open dialog.
 */
export function isForOthers(press: KeyboardEvent): boolean {
  if (press.defaultPrevented || document.querySelector("dialog[open]")) return true;
  return press.target instanceof Element && press.target.closest(`${fields}, [role=menu]`) !== null;
}
