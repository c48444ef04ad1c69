// In this order: what the product makes of its lists when it is loaded is to know the kinds of the bench.
import "./names.ts";
// What writes for the bench names the shapes of drafts as the product does.
import "#documents/draft/draft-document.ts";
import "./schemas.ts";
import "./servers.ts";
import { main } from "#server/main.ts";

await main();
