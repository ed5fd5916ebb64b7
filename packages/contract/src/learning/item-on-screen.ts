import { z } from "zod";

const text = z.string().max(5000);
const key = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/);
const cell = z.string().regex(/^[A-Za-z0-9._-]{1,130}$/);
const address = z.string().regex(/^[A-Za-z0-9._/-]{1,200}$/);
const addresses = z.array(address).max(100);

/** What is made of other fields. */
const figureRule = z.strictObject({
  how: z.enum(["sum", "product", "difference", "quotient", "middle", "count", "words", "list", "highest"]),
  of: addresses,
  where: z.strictObject({ at: addresses, is: z.array(z.string().max(200)).max(20) }).optional(),
  by: addresses.optional(),
  rank: z.number().int().min(1).max(100).optional(),
  times: z.number().min(-10_000).max(10_000).optional(),
  up: z.boolean().optional(),
});

const paper = text.optional();
const strikes = z.boolean().optional();

/** What an item has on a screen beyond its words, by its kind, and what is printed in place of them. */
export const itemOnScreen = {
  text: {
    paper,
    shows: z
      .array(z.strictObject({ ...figureRule.shape, key, label: z.string().max(200) }))
      .max(20)
      .optional(),
  },
  question: { paper, strikes, words: z.number().int().min(1).max(2000).optional() },
  checklist: { paper, isOne: z.boolean().optional() },
  table: {
    paper,
    strikes,
    choices: z.record(key, z.array(z.string().min(1).max(200)).min(1).max(12)).optional(),
    figures: z.record(cell, figureRule).optional(),
  },
  tool: { paper },
};
