import { z } from "zod";
import type { Bytes, Call } from "../call.ts";
import { errorBody } from "../errors.ts";
import { allCalls } from "./all-calls.ts";

type Schema = Record<string, unknown>;

/** The calls as an OpenAPI 3.1 document, made of nothing but their definitions. */
export function describeApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [feature, calls] of Object.entries(allCalls)) {
    for (const [name, call] of Object.entries(calls)) {
      const path = call.path.replace(/:(\w+)/g, "{$1}");
      const method = call.method.toLowerCase();
      paths[path] = { ...paths[path], [method]: describeCall(feature, name, call) };
    }
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Lightworker Academy",
      version: "1",
      description:
        "Made from the definitions in packages/contract by `npm run openapi`; not written by hand.",
    },
    tags: Object.keys(allCalls).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, "output") },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "academy_session", description: "Set by signing in." },
      },
    },
  };
}

function describeCall(feature: string, name: string, call: Call) {
  const { audience, summary, body } = call;
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: audience === "everyone" || audience === "members" ? summary : `${summary} (${audience})`,
    security: audience === "everyone" ? [] : [{ session: [] }],
    parameters: [...parametersOf("path", call.params), ...parametersOf("query", call.query)],
    ...(body ? { requestBody: { required: true, content: contentOf(body, "input") } } : {}),
    responses: {
      ...answerOf(call),
      default: {
        description: "A failure, by its code",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    },
  };
}

function answerOf({ answer, status }: Call) {
  if (answer === undefined) return { 204: { description: "Done" } };
  if (answer === "redirect") return { 302: { description: "Where to go on" } };
  return { [status ?? 200]: { description: "The answer", content: contentOf(answer, "output") } };
}

function contentOf(part: z.ZodType | Bytes, direction: "input" | "output") {
  if ("mediaTypes" in part) return Object.fromEntries(part.mediaTypes.map((type) => [type, {}]));
  return { "application/json": { schema: schemaOf(part, direction) } };
}

function parametersOf(where: "path" | "query", schema: z.ZodType | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === "path" || required.includes(name),
    schema: property,
  }));
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): Schema {
  const { $schema: _said, ...rest } = z.toJSONSchema(schema, {
    io,
    target: "draft-2020-12",
    override: ({ jsonSchema }) => {
      // A format says it already, and every integer is a safe one.
      if (jsonSchema.format) delete jsonSchema.pattern;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return rest;
}
