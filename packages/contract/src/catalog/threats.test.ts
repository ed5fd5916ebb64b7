import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Call } from "../call.ts";
import { allCalls } from "./all-calls.ts";

const root = join(import.meta.dirname, "../../../..");

type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  maxLength?: number;
  pattern?: string;
  format?: string;
};

const calls: Call[] = Object.values(allCalls).flatMap((group) => Object.values(group) as Call[]);

const isAddress = /^(?:url|uri|href|link|src|srcset|address|website|referrer|to|path)$/i;
const isDocument = /^(?:markdown|html|vtt)$/i;
/** Nobody types a line of this length. */
const documentLength = 20_000;

const isDay = ({ pattern, format }: JsonSchema) =>
  format === "date" || (pattern?.includes("\\d{4}") ?? false) || (pattern?.includes("[0-9]{4}") ?? false);

/** Every text in it, with the name it is sent under. */
function textsIn(schema: JsonSchema, name = ""): { name: string; maxLength: number }[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [], additionalProperties } = schema;
  return [
    ...(schema.type === "string" && !isDay(schema) ? [{ name, maxLength: schema.maxLength ?? 0 }] : []),
    ...Object.entries(properties).flatMap(([key, value]) => textsIn(value, key)),
    ...(items ? textsIn(items, name) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((each) => textsIn(each, name)),
    ...(typeof additionalProperties === "object" ? textsIn(additionalProperties, name) : []),
  ];
}

function takenBy({ body, query }: Call): string[] {
  if (body && "mediaTypes" in body) return ["bytes"];
  const schemas = [body, query].filter((schema) => schema !== undefined) as z.ZodType[];
  const texts = schemas.flatMap((schema) =>
    textsIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema),
  );
  return [
    ...(texts.some(({ name }) => isAddress.test(name)) ? ["address"] : []),
    ...(texts.some(({ name, maxLength }) => isDocument.test(name) || maxLength >= documentLength)
      ? ["document"]
      : []),
  ];
}

test("every call that takes bytes, an address or a document is named in threats.md", () => {
  const text = readFileSync(join(root, "docs/threats.md"), "utf8");
  const written = text
    .slice(text.indexOf("## What comes in"))
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => {
      const [, named = "", kinds = ""] = line.split("|");
      return [...named.matchAll(/`([^`]+)`/g)].map(([, call]) => `${call}: ${kinds.trim()}`);
    });
  const taken = calls
    .map((call) => ({ call: `${call.method} ${call.path}`, kinds: takenBy(call) }))
    .filter(({ kinds }) => kinds.length > 0)
    .map(({ call, kinds }) => `${call}: ${kinds.join(", ")}`);

  expect(written.sort()).toEqual(taken.sort());
});
