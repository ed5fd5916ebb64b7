import { z } from "zod";
import { expandForm, flag, given, metadataForm, whole } from "../form.ts";

const about = z.strictObject({ metadata: metadataForm, description: given });

/** What a checkout may be opened with, as far as the academy does. */
export const sessionForm = z.strictObject({
  mode: z.enum(["payment", "subscription"]),
  client_reference_id: given.max(200).optional(),
  metadata: metadataForm.optional(),
  line_items: z
    .array(
      z.strictObject({
        quantity: whole,
        price_data: z.strictObject({
          currency: z.string().regex(/^[a-z]{3}$/),
          unit_amount: whole.refine((amount) => amount >= 50, "amount_too_small"),
          product_data: z.strictObject({ name: given, description: given.optional() }),
          recurring: z.strictObject({ interval: z.literal("month") }).optional(),
          tax_behavior: z.enum(["exclusive", "inclusive"]).optional(),
        }),
      }),
    )
    .length(1),
  success_url: z.url(),
  cancel_url: z.url(),
  expires_at: whole.optional(),
  allow_promotion_codes: flag.optional(),
  adaptive_pricing: z.strictObject({ enabled: flag }).optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  customer: given.optional(),
  customer_email: z.email().optional(),
  customer_creation: z.enum(["always", "if_required"]).optional(),
  customer_update: z.strictObject({ address: z.enum(["auto", "never"]) }).optional(),
  payment_intent_data: about.optional(),
  invoice_creation: z.strictObject({ enabled: flag, invoice_data: about.optional() }).optional(),
  subscription_data: about.optional(),
  expand: expandForm,
});
export type SessionForm = z.output<typeof sessionForm>;
