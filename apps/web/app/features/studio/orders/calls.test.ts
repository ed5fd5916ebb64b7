import { proofDialog } from "@academy/content/pages/account-pages";
import { proofReasons } from "@academy/content/pages/studio/proof-reasons";
import { afterEach, expect, test, vi } from "vitest";
import { openQuestion } from "../../account/public.ts";
import { changeOffer, refundPayment } from "./calls.ts";

afterEach(() => openQuestion.current()?.answer(false));

const refund = { payment: "one", amountCents: 100, refundedCents: 0, reason: "mistake" } as const;
const price = { name: "Two", priceCents: 2500, twoPaymentsCents: null, isFree: false, basedOn: 1 };
test.each([
  ["a refund", proofReasons.refund, () => refundPayment("1", refund)],
  ["a price", proofReasons.prices, () => changeOffer("blueprintGuided", price)],
])("who asks for %s is asked about that, and not about their account", async (_, reason, send) => {
  const body = { code: "FRESH_PROOF_NEEDED", message: "Please confirm it’s you." };
  vi.stubGlobal("fetch", async () => Response.json(body, { status: 403 }));

  const answer = send();
  await expect.poll(openQuestion.current).toBeDefined();
  expect(openQuestion.current()?.about(proofDialog)).toBe(reason);
  openQuestion.current()?.answer(false);

  await expect(answer).rejects.toMatchObject({ code: "FRESH_PROOF_NEEDED" });
});
