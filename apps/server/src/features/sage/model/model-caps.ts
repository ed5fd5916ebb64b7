import type { Rates } from "../../../platform/http/limits/rate-limits.ts";

export type CapDeps = {
  rates: Pick<Rates, "isWithinFor">;
  hash: (purpose: string, value: string) => string;
};

/** A model costs money by the question: so many a day for one person and for the whole academy. Member counts. */
export async function takeFromCaps({ rates, hash }: CapDeps, addressKey: string): Promise<boolean> {
  // The person first: who is over their own share must not use up everybody's.
  if (!(await rates.isWithinFor("modelPerPerson", hash("chat-model", addressKey)))) return false;
  return rates.isWithinFor("modelPerAcademy", "all");
}
