import { z } from "zod";
import { oneLine } from "../fields/text.ts";

/** The beginning of a name, an address or a receipt’s number. */
export const studioSearchQuery = z.strictObject({ q: z.string().trim().min(1).max(200).regex(oneLine) });

const person = z.strictObject({ id: z.uuid(), name: z.string(), email: z.string() });

/** A few of each. */
export const studioSearchFound = z.strictObject({
  leads: z.array(person),
  learners: z.array(z.strictObject({ id: z.string(), name: z.string(), email: z.string() })),
  orders: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      /** Of its receipt, where it was found by that. */
      number: z.string().nullable(),
    }),
  ),
});
export type StudioSearchResults = z.infer<typeof studioSearchFound>;
