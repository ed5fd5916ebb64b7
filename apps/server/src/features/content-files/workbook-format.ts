import { workbookItem } from "@academy/contract/learning/workbooks";
import { whyNoItem } from "@academy/contract/studio/workbook-items";
import { z } from "zod";

const text = z.string().max(5000);

const item = workbookItem.superRefine((value, context) => {
  const message = whyNoItem(value);
  if (message) context.addIssue({ code: "custom", message });
});

/** What a workbook that is printed from words says: nothing that could not be shown, filled in or printed. */
export const workbookWords = z
  .strictObject({
    title: text,
    subtitle: text,
    parts: z
      .array(
        z.strictObject({
          title: text.min(1),
          lesson: z.string().max(100).optional(),
          lead: text.optional(),
          paper: text.optional(),
          items: z.array(item).max(200),
        }),
      )
      .max(100),
  })
  .refine(({ parts }) => {
    const ids = parts.flatMap(({ items }) => items.map(({ id }) => id));
    return new Set(ids).size === ids.length;
  }, "has two items with the same id");
