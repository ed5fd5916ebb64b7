import { z } from "zod";
import { StripeRefusal } from "./refusal.ts";

type Form = { [key: string]: string | Form };

/** `a[b][0][c]=d`, as Stripe's libraries send it, becomes `{ a: { b: [{ c: "d" }] } }`. */
export function parseForm(text: string): unknown {
  const root: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\]?\[|\]$/).filter((part, index) => index === 0 || part !== "");
    let at = root;
    for (const part of path.slice(0, -1)) {
      const next = Object.hasOwn(at, part) ? at[part] : undefined;
      const inside = typeof next === "object" ? next : {};
      at[part] = inside;
      at = inside;
    }
    at[path.at(-1) ?? ""] = value;
  }
  return withLists(root);
}

function withLists(form: string | Form): unknown {
  if (typeof form === "string") return form;
  const keys = Object.keys(form);
  const values = Object.values(form).map(withLists);
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index));
  return isList ? values : Object.fromEntries(keys.map((key, index) => [key, values[index]]));
}

export const whole = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);
export const flag = z.enum(["true", "false"]).transform((value) => value === "true");
/** An empty text means "take it away" to Stripe, and is refused where nothing can be taken away. */
export const given = z.string().min(1);
export const metadataForm = z.record(z.string().max(40), z.string().min(1).max(500));
export const expandForm = z.array(z.string()).max(20).optional();
export const pageForm = { limit: whole.optional(), starting_after: given.optional(), expand: expandForm };
export const createdForm = z.strictObject({ gte: whole }).optional();

/** Whatever is not known is refused, as Stripe does. */
export function readForm<Schema extends z.ZodType>(schema: Schema, form: unknown): z.output<Schema> {
  const read = schema.safeParse(form);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const unknown = issue?.code === "unrecognized_keys" ? issue.keys : [];
  const [head = "", ...rest] = [...(issue?.path ?? []), ...unknown].map(String);
  const param = `${head}${rest.map((part) => `[${part}]`).join("")}`;
  throw unknown.length > 0
    ? new StripeRefusal(400, `Received unknown parameter: ${param}`, { code: "parameter_unknown", param })
    : new StripeRefusal(400, `Invalid ${param}: ${issue?.message}`, { param });
}
