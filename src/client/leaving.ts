/** Nobody waits longer for the next screen; what is not handed in by then is kept by whoever has it. */
const patience = 2000;

const works = new Set<() => Promise<unknown>>();

/** Before another screen is fetched, `work` is awaited for a moment. Gives the way to let go again. */
export function beforeLeaving(work: () => Promise<unknown>): () => void {
  works.add(work);
  return () => works.delete(work);
}

export async function everythingHandedIn(): Promise<void> {
  if (works.size === 0) return;
  const done = Promise.all([...works].map((work) => work()));
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, patience))]);
}

type Question = () => boolean | Promise<boolean>;
const questions = new Set<Question>();

/** Before another page takes this one's place, `question` is asked; false stays. Gives the way to stop asking. */
export function askBeforeLeaving(question: Question): () => void {
  questions.add(question);
  return () => questions.delete(question);
}

type FaceQuestion = (target: URL) => boolean;
const faceQuestions = new Set<FaceQuestion>();

/** The same before the page that is open is shown in another face, which keeps all but what that face alone can do. */
export function askBeforeFaceLeaves(question: FaceQuestion): () => void {
  faceQuestions.add(question);
  return () => faceQuestions.delete(question);
}

/** Whether the person goes on to an address from the path that is open. */
export function mayLeaveFor(target: URL, path: string): boolean | Promise<boolean> {
  if (target.pathname === path) return [...faceQuestions].every((question) => question(target));
  return allAgree([...questions]);
}

/** One question after the other, and no further than the first that stays; at once as long as all answer at once. */
function allAgree([first, ...others]: readonly Question[]): boolean | Promise<boolean> {
  if (!first) return true;
  const goes = first();
  if (typeof goes === "boolean") return goes && allAgree(others);
  return goes.then((agrees) => agrees && allAgree(others));
}

/** Whether something would be lost if this document were loaded anew: text, a file on its way, an open dialog. */
export function isSomethingUnderWay(): boolean {
  if (works.size > 0 || questions.size > 0 || document.querySelector("dialog[open]")) return true;
  return [...document.forms].some((form) => [...form.elements].some(isTyped));
}

function isTyped(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement) || field.type === "hidden") return false;
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
}
