import { z } from "zod";
import { expandForm, flag, given, metadataForm, whole } from "../form.ts";

const proration = z.enum(["none", "create_prorations", "always_invoice"]);

export const scheduleForm = z.strictObject({
  end_behavior: z.enum(["cancel", "release"]),
  proration_behavior: proration.optional(),
  phases: z
    .array(
      z.strictObject({
        start_date: whole,
        duration: z.strictObject({ interval: z.literal("month"), interval_count: whole }),
        items: z.array(z.strictObject({ price: given, quantity: whole.optional() })).length(1),
        proration_behavior: proration.default("create_prorations"),
        automatic_tax: z.strictObject({ enabled: flag }).optional(),
        default_payment_method: given.optional(),
        metadata: metadataForm.optional(),
      }),
    )
    .length(1),
  expand: expandForm,
});
export type ScheduleForm = z.output<typeof scheduleForm>;
