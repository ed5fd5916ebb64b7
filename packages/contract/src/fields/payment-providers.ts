import { z } from "zod";

/** Every way to take money that the academy speaks, each a folder of the server’s `features/payments`. */
export const paymentProviders = ["test", "stripe"] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

/** Where payments go, or that they go nowhere yet. */
export const openPayment = z.enum([...paymentProviders, "closed"]);

/** Who took the money of an order; none where nothing was to be paid. */
export const paidThrough = z.enum([...paymentProviders, "none"]);
export type OrderProvider = z.infer<typeof paidThrough>;
