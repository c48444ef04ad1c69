import { start } from "./start.tsx";

// Asked for once people see the finished page (early-start.ts).
void start();
