import type { OrderDetail, StudioOrderPage } from "@academy/contract/studio/orders";
import { type Browser, signedIn } from "../browser.ts";
import { movingClock } from "../moving-clock.ts";
import { startApi } from "../servers/start-api.ts";

export const ordersPath = "/api/studio/orders";

/** An academy with its owner in the studio, on a clock that is moved by hand. */
export async function academyWithOrders(options: Parameters<typeof startApi>[0] = {}) {
  const clock = movingClock(new Date("2031-05-15T12:00:00.000Z"));
  const api = await startApi({ now: clock.now, ...options });
  const owner = await signedIn(api, "owner");
  const read = async <Answer>(path: string) => (await (await owner.get(path)).json()) as Answer;
  const detail = (id: string) => read<OrderDetail>(`${ordersPath}/${id}`);
  const names = async (query = "") =>
    (await read<StudioOrderPage>(`${ordersPath}?${query}`)).items.map(({ name }) => name);
  const csv = async (query = "") =>
    (await (await owner.get(`${ordersPath}/export?${query}`)).text()).slice(1);
  const audit = async () =>
    (await api.db.selectFrom("audit_entries").select(["action", "detail"]).orderBy("id").execute()).map(
      ({ action, detail: what }) => [action, what],
    );
  return { api, clock, owner, read, detail, names, csv, audit };
}
type Academy = Awaited<ReturnType<typeof academyWithOrders>>;

/** As the dialog sends it. */
export async function refundOrder(
  { owner, detail }: Academy,
  id: string,
  more: object = {},
  browser: Browser = owner,
) {
  const [payment] = (await detail(id)).payments;
  return browser.post(`${ordersPath}/${id}/refunds`, {
    payment: payment?.id,
    amountCents: payment?.amountCents,
    refundedCents: payment?.refundedCents,
    reason: "goodwill",
    ...more,
  });
}

/** A code that takes nothing off yet. */
export const couponBody = (more: object) => ({
  code: "CODE",
  percentOff: null,
  centsOff: null,
  offers: null,
  maxUses: null,
  maxPerPerson: null,
  until: null,
  ...more,
});
