import { start } from "./start.tsx";

/** The finished page is painted first: people see it before their browser is busy with making it listen. */
function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}

afterPaint(() => void start());
