import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { AnyHandler } from "#calls/handle.ts";
import { statuses } from "#calls/statuses.ts";
import { type Call, type Fields, pathFields } from "#kernel/call.ts";
import { sentenceOf } from "#kernel/refusal.ts";
import { sayIn } from "#languages/say-in.ts";
import type { System } from "../system.ts";

/** `GET /api/openapi.json`: every call of the product, made from the definitions that also make the routes when first asked for. */
export function addOpenApi(
  server: FastifyInstance,
  system: System,
  calls: readonly AnyHandler["call"][],
): void {
  let text: string | undefined;
  server.get("/api/openapi.json", (_, reply) =>
    reply
      .header("cache-control", "no-cache")
      .header("cross-origin-resource-policy", "cross-origin")
      .type("application/json; charset=utf-8")
      .send((text ??= JSON.stringify(openApiOf(calls, system)))),
  );
}

type Book = Pick<System, "refusals" | "version">;

/** The OpenAPI 3.1 document of a list of calls. */
export function openApiOf(calls: readonly Call<Fields, Fields>[], book: Book) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls)
    for (const path of [call.path, ...(call.alsoAt ?? [])]) {
      const operation = operationOf(call, path, book);
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation };
    }
  return {
    openapi: "3.1.0",
    info: { title: "Atrium", version: book.version },
    paths,
    components: {
      schemas: { Failure: failure },
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "atrium_session",
          description: "Over https: `__Host-atrium_session`.",
        },
        magic: { type: "apiKey", in: "header", name: "X-Magic" },
      },
    },
    security: [{ session: [], magic: [] }],
  };
}

const failure = {
  type: "object",
  properties: { success: { const: false }, error: { type: "string" }, message: { type: "string" } },
  required: ["success", "error"],
};

function operationOf(call: Call<Fields, Fields>, path: string, book: Book) {
  const inPath = pathFields(path);
  const rest = Object.fromEntries(Object.entries(call.input).filter(([name]) => !inPath.includes(name)));
  const parameters = [
    ...inPath.map((name) => parameter(name, "path", call.input[name])),
    ...(call.method === "GET"
      ? Object.entries(rest).map(([name, field]) => parameter(name, "query", field))
      : []),
  ];
  return {
    operationId: path === call.path ? call.name : `${call.name}${path.replace(/\W+/g, "-")}`,
    parameters,
    ...(call.method === "POST" ? { requestBody: bodyOf(rest) } : {}),
    responses: { 200: answerOf(call), ...failuresOf(call, book) },
  };
}

function parameter(name: string, place: "path" | "query", field: z.ZodMiniType | undefined) {
  const shape = field ? schemaOf(z.object({ field }), "input") : {};
  const required =
    place === "path" || (shape["required"] as string[] | undefined)?.includes("field") === true;
  const schema = (shape["properties"] as Record<string, unknown> | undefined)?.["field"] ?? {};
  return { name, in: place, required, schema };
}

/** One shape in the three kinds of body that every change is read from. */
function bodyOf(fields: Fields) {
  const schema = schemaOf(z.object(fields as Record<string, z.ZodMiniType>), "input");
  const kinds = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"];
  return { content: Object.fromEntries(kinds.map((kind) => [kind, { schema }])) };
}

function answerOf(call: Call<Fields, Fields>) {
  const fields = call.output as Record<string, z.ZodMiniType>;
  const schema = schemaOf(z.object({ success: z.literal(true), ...fields }), "output");
  return { description: "Done", content: { "application/json": { schema } } };
}

/** What refusals count is described as it is said, with one number for example. */
const examples = { minutes: 5 };

/** The call's refusals by their status, with the codes as they stand in the header `X-Refusal`. */
function failuresOf(call: Call<Fields, Fields>, book: Book) {
  const codes = [
    ...call.refusals,
    ...(Object.keys(call.input).length > 0 ? ["invalid-input"] : []),
    ...(call.method === "POST" ? ["csrf"] : []),
  ];
  const say = sayIn("en");
  const byStatus: Record<number, string[]> = {};
  for (const code of codes) {
    const words = book.refusals[code];
    if (!words) continue;
    const sentence = say(sentenceOf(book.refusals, code), examples);
    (byStatus[statuses[words.kind]] ??= []).push(`${code}: ${sentence}`);
  }
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } };
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, lines]) => [status, { description: lines.join("\n"), content }]),
  );
}

function schemaOf(shape: z.ZodMiniType, io: "input" | "output"): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: "any" });
  return schema;
}
