import type { AllEdits } from "@academy/content/editing/editable";
import type { ReceiptInput } from "@academy/documents/receipt";
import { expect, test } from "vitest";
import { buy } from "../../../testing/data/buyers.ts";
import { signInLearner } from "../../../testing/data/learners.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { documentsWith } from "../../../testing/servers/documents-with.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { keepPublished } from "../../words/public.ts";

test("a receipt that was issued keeps its words and the academy’s name, whatever is published since", async () => {
  const clock = movingClock();
  const drawn: ReceiptInput[] = [];
  const renderReceipt = async (input: ReceiptInput) => {
    drawn.push(input);
    return Buffer.from("%PDF-");
  };
  const api = await startApi({ now: clock.now, documents: documentsWith({ renderReceipt }) });
  const ann = await signInLearner(api);
  const publish = async (page: string, edits: AllEdits) => {
    clock.moveMinutes(1);
    await api.db
      .transaction()
      .execute((tx) => keepPublished(tx, { page, edits, ownPage: null }, clock.now()));
    clock.moveMinutes(1);
  };
  const receiptsOf = async (order: string) => {
    const payments = await api.db.selectFrom("payments").select("id").where("order_id", "=", order).execute();
    for (const { id } of payments) {
      expect((await ann.get(`/api/orders/${order}/receipts/${id}`)).status).toBe(200);
    }
    const { words, description, academyName } = drawn.at(-1) ?? {};
    return { title: words?.title, total: words?.total, description, academyName };
  };

  const { order: first } = await buy(api, { offer: "blueprintSelfGuided" }, ann);
  const began = await receiptsOf(first);
  expect(began).toMatchObject({ title: "Receipt", total: "Total paid", description: "One payment" });
  await publish("mail-receipt", {
    "mail-paper-receipt": { title: "Payment receipt", paidOnce: "Paid at once" },
  });
  await publish("frame", { academy: { name: "The Quiet Room" } });
  const { order: second } = await buy(api, { offer: "subscribePackage" }, ann);
  const worded = { title: "Payment receipt", total: "Total paid", description: "Paid at once" };
  expect(await receiptsOf(second)).toEqual({ ...worded, academyName: "The Quiet Room" });
  await publish("mail-receipt", {});

  expect(await receiptsOf(first)).toEqual(began);
  expect(await receiptsOf(second)).toEqual({ ...worded, academyName: "The Quiet Room" });
});
