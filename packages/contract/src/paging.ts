import { z } from "zod";

/** Every list is paged: ask with the cursor of the page before, stop when there is none. */
export const pageQuery = z.strictObject({
  cursor: z.string().max(200).optional(),
  // Query strings are text; nothing else is coerced anywhere.
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, "a whole number from 1 to 100")
    .transform(Number)
    .pipe(z.number().max(100))
    .optional(),
});

export type PageQuery = z.infer<typeof pageQuery>;

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ items: z.array(item), nextCursor: z.string().nullable() });
}
