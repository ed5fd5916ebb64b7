import { expect, test } from "vitest";
import { signedIn } from "../../../testing/browser.ts";
import { buy, goToPay } from "../../../testing/data/buyers.ts";
import { nextMail } from "../../../testing/mailbox.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { handleMailNotices } from "./tell-owners.ts";

const path = "/api/studio/settings/order-mails";

test("every owner is told of each order once: what, who, how much, and what is done by hand", async () => {
  const clock = movingClock(new Date("2031-08-31T10:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  const owner = await signedIn(api, "owner");
  const told = async () => {
    const mails = await api.db.selectFrom("jobs").select("id").where("label", "=", "orders-paid").execute();
    return mails.length;
  };
  const evil = "Ann <img src=x onerror=alert(1)>";
  const buyer = await buy(api, { offer: "blueprintDeepDive", name: evil });
  const first = await nextMail(api, owner.email);
  const letter = first.subject.startsWith("Your academy") ? await nextMail(api, owner.email) : first;

  expect(letter.subject).toBe("New order: Personalised Deep-Dive Experience");
  expect(letter.text).toContain("ann@example.org");
  expect(letter.text).toContain("Paid: $497.");
  expect(letter.text).toMatch(/blueprint: make it.* within 7 days after the session/);
  expect(letter.text).toMatch(/strategy session.*: .* write to them after 7 days if they haven’t/);
  expect(letter.text).toContain("Priority support: answer within 2 business days");
  expect(letter.text).toContain("Monthly group support calls, until February 29, 2032: hold them");
  expect(letter.html).not.toContain("<img src=x");
  expect(await told()).toBe(1);
  await buyer.act("refund");
  await buyer.comesTo("ending");
  expect(await told(), "a refund is no order").toBe(1);

  const set = (areOn: boolean, was: boolean) => owner.send("PUT", path, { areOn, was });
  expect((await set(false, true)).status).toBe(204);
  expect((await set(false, true)).status, "another tab was faster").toBe(409);
  await buy(api, { offer: "blueprintSelfGuided", email: "bo@example.org" });
  expect(await told()).toBe(1);
  expect((await set(true, false)).status).toBe(204);

  // As on a good day: ten were told of within the hour.
  await api.db
    .insertInto("order_notices")
    .values(
      await Promise.all(
        Array.from({ length: 9 }, async (_, each) => ({
          id: (await goToPay(api, { offer: "blueprintGuided", email: `p${each}@example.org` })).order,
          created_at: clock.now(),
          mailed_at: clock.now(),
        })),
      ),
    )
    .execute();
  await buy(api, { offer: "blueprintSelfGuided", email: "cy@example.org" });
  await buy(api, { offer: "subscribePackage", email: "di@example.org" });
  expect(await told(), "they are gathered").toBe(1);
  const handler = handleMailNotices({ db: api.db, now: clock.now });
  const run = () => handler.run({}, { id: "job", attempt: 1, signal: new AbortController().signal });
  await Promise.all([run(), run()]);
  await run();
  expect(await told()).toBe(2);
  const gathered = await nextMail(api, owner.email);
  expect(gathered.subject).toBe("2 new orders");
  expect(gathered.text).toContain("cy@example.org");
  expect(gathered.text).toContain("Everything in it opens by itself.");
});
