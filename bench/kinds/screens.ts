// In this order: what the product makes of its lists when it is loaded is to know the kinds of the bench.
import "./names.ts";
import "./schemas.ts";
import "./views.tsx";

export * from "#app/entry-server.tsx";
