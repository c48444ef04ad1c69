import { afterPaint } from "#client/after-paint.ts";
import { start } from "./start.tsx";

// People see the finished page before their browser is busy with making it listen.
afterPaint(() => void start());
