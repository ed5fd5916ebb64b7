import { randomUUID } from "node:crypto";
import type { OfferKey } from "@academy/content/offers";
import type { OrderStateView, StartCheckoutBody, StartedCheckout } from "@academy/contract/orders";
import type { TestAct, TestCheckoutView } from "@academy/contract/test-checkout";
import { type Api, type Browser, openBrowser } from "../browser.ts";
import { eventually } from "../eventually.ts";

// Whoever buys gets a receipt: loaded before a test's time runs, as in `documents-of-tests.ts`.
await import("@academy/documents/receipt");

type OrderRequest = { offer: OfferKey } & Partial<StartCheckoutBody>;

const monthly: OfferKey = "alumniGroup";

export const orderBody = ({ offer, ...more }: OrderRequest): StartCheckoutBody => ({
  offer,
  ...(offer === monthly ? { plan: "monthly", agrees_to_renewal: true } : { plan: "full" }),
  name: "Ann Example",
  email: "ann@example.org",
  submission_id: randomUUID(),
  ...more,
});

/** Goes as far as the test checkout's page. */
export async function goToPay(api: Api, wanted: OrderRequest, browser: Browser = openBrowser(api)) {
  const response = await browser.post("/api/checkout", orderBody(wanted));
  if (response.status !== 200) throw new Error(`the checkout answered ${await response.text()}`);
  const { order, url } = (await response.json()) as StartedCheckout;
  const checkout = url.replace("/test-checkout/", "");
  return { ...atCheckout(api, order, checkout), browser, order, url, checkout };
}

/** Somebody at the page of the test checkout. */
function atCheckout(api: Api, order: string, checkout: string) {
  const read = async (response: Response) => {
    if (response.status !== 200) throw new Error(`the test checkout answered ${await response.text()}`);
    return (await response.json()) as TestCheckoutView;
  };
  const state = async (browser: Browser = openBrowser(api)) =>
    (await (await browser.get(`/api/orders/${order}/state`)).json()) as OrderStateView;
  return {
    look: async () => read(await api.get(`/api/test-checkout/${checkout}`)),
    act: async (act: TestAct) => read(await api.post(`/api/test-checkout/${checkout}`, { act })),
    state,
    /** Once the event has arrived and was acted upon. */
    comesTo: (wanted: OrderStateView["state"]) =>
      eventually(
        () => stateIn(api, order),
        (found) => found === wanted,
      ),
  };
}

export async function stateIn(api: Api, order: string) {
  const { state } = await api.db
    .selectFrom("orders")
    .select("state")
    .where("id", "=", order)
    .executeTakeFirstOrThrow();
  return state;
}

/** Pays, and waits until what was bought is open. */
export async function buy(api: Api, wanted: OrderRequest, browser?: Browser) {
  const buyer = await goToPay(api, wanted, browser);
  await buyer.act("pay");
  await buyer.comesTo("active");
  return buyer;
}

/** What somebody may open. */
export async function holdings(api: Api, email: string): Promise<string[]> {
  const rows = await api.db
    .selectFrom("entitlements")
    .innerJoin("users", "users.id", "entitlements.user_id")
    .leftJoin("courses", "courses.id", "entitlements.course_id")
    .select(["entitlements.opens", "courses.starter_key"])
    .where("users.email", "=", email)
    .where("entitlements.revoked_at", "is", null)
    .execute();
  return rows.map(({ opens, starter_key }) => starter_key ?? opens).sort();
}

/** Once no job is waiting to run, nor any that one of them has left behind. Those of a later day don't count. */
export async function jobsDone(api: Api, now?: Date): Promise<void> {
  await eventually(
    () =>
      api.db
        .selectFrom("jobs")
        .select(["kind", "last_error"])
        .where("state", "not in", ["done", "dead"])
        .where("run_at", "<=", now ?? new Date())
        .execute(),
    (jobs) => jobs.length === 0,
  );
}
