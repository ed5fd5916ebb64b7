import { z } from "zod";
import { createdForm, expandForm, flag, given, pageForm, readForm, whole } from "./form.ts";
import { makeThing } from "./make-thing.ts";
import { StripeRefusal } from "./refusal.ts";
import { refundPayment } from "./things/returns.ts";
import { cancelSchedule, scheduleForm, scheduleFrom, updateSchedule } from "./things/schedules.ts";
import { expireSession, openSession, sessionForm } from "./things/sessions.ts";
import { endNow, isOver, itemOf } from "./things/subscriptions.ts";
import { all, find, keep, newId, nowOf, type StripeObject, tell, type World } from "./world.ts";

type Answer = {
  thing: StripeObject | { object: "list"; data: StripeObject[] };
  expand?: string[] | undefined;
};
type Route = { method: string; path: RegExp; answer(world: World, form: unknown, id: string): Answer };

const id = "([a-z]+_\\w+)";
const route = (method: string, path: string, answer: Route["answer"]): Route => ({
  method,
  path: new RegExp(`^/v1/${path}$`),
  answer,
});
const onlyExpand = z.strictObject({ expand: expandForm });
const ending = z.strictObject({ invoice_now: flag, prorate: flag, expand: expandForm });

/** As much of Stripe's API as the academy uses. */
export const routes: Route[] = [
  route("POST", "checkout/sessions", (world, form) => {
    const read = readForm(sessionForm, form);
    return { thing: openSession(world, read), expand: read.expand };
  }),
  route("GET", "checkout/sessions", (world, form) => {
    const read = readForm(
      z.strictObject({
        ...pageForm,
        status: z.enum(["open", "complete", "expired"]).optional(),
        created: createdForm,
      }),
      form,
    );
    const sessions = all(world, "checkout.session").filter(
      ({ status, created }) =>
        created >= (read.created?.gte ?? 0) && (!read.status || status === read.status),
    );
    return page(world, sessions, "/v1/checkout/sessions", read);
  }),
  route("GET", `checkout/sessions/${id}`, (world, form, sessionId) => ({
    thing: find(world, "checkout.session", sessionId),
    expand: readForm(onlyExpand, form).expand,
  })),
  route("POST", `checkout/sessions/${id}/expire`, (world, form, sessionId) => ({
    thing: expireSession(world, sessionId),
    expand: readForm(onlyExpand, form).expand,
  })),
  route("GET", `subscriptions/${id}`, (world, form, subscriptionId) => ({
    thing: find(world, "subscription", subscriptionId),
    expand: readForm(onlyExpand, form).expand,
  })),
  route("POST", `subscriptions/${id}`, (world, form, subscriptionId) => {
    const read = readForm(
      z.strictObject({ cancel_at_period_end: flag.optional(), cancel_at: z.literal("").optional() }),
      form,
    );
    const subscription = find(world, "subscription", subscriptionId);
    if (isOver(subscription)) {
      throw new StripeRefusal(
        400,
        "A canceled subscription can only update its cancellation_details and metadata.",
      );
    }
    if (subscription.schedule) {
      throw new StripeRefusal(
        400,
        `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
      );
    }
    if (read.cancel_at_period_end !== undefined && read.cancel_at !== undefined) {
      throw new StripeRefusal(400, "You may only specify one of these parameters.");
    }
    const isCanceled = read.cancel_at_period_end ?? false;
    // Taking away a day leaves what was asked for the end of the period as it is.
    if (read.cancel_at === undefined || !subscription.cancel_at_period_end) {
      subscription.cancel_at_period_end = isCanceled;
      subscription.cancel_at = isCanceled ? itemOf(subscription).current_period_end : null;
      subscription.canceled_at = isCanceled ? nowOf(world) : null;
    }
    tell(world, "customer.subscription.updated", subscription);
    return { thing: subscription };
  }),
  route("DELETE", `subscriptions/${id}`, (world, form, subscriptionId) => {
    readForm(ending, form);
    const subscription = find(world, "subscription", subscriptionId);
    if (isOver(subscription)) {
      throw new StripeRefusal(404, `No such subscription: '${subscriptionId}'`, { code: "resource_missing" });
    }
    endNow(world, subscription);
    return { thing: subscription };
  }),
  route("POST", "subscription_schedules", (world, form) => ({
    thing: scheduleFrom(
      world,
      readForm(z.strictObject({ from_subscription: given }), form).from_subscription,
    ),
  })),
  route("POST", `subscription_schedules/${id}`, (world, form, scheduleId) => ({
    thing: updateSchedule(world, scheduleId, readForm(scheduleForm, form)),
  })),
  route("POST", `subscription_schedules/${id}/cancel`, (world, form, scheduleId) => {
    readForm(ending, form);
    return { thing: cancelSchedule(world, scheduleId) };
  }),
  route("GET", "invoices", (world, form) => {
    const read = readForm(z.strictObject({ ...pageForm, subscription: given, status: given }), form);
    const invoices = all(world, "invoice").filter(
      ({ status, parent }) =>
        status === read.status && parent?.subscription_details?.subscription === read.subscription,
    );
    return page(world, invoices, "/v1/invoices", read);
  }),
  route("GET", "payment_intents", (world, form) => {
    const read = readForm(z.strictObject({ ...pageForm, customer: given, created: createdForm }), form);
    const intents = all(world, "payment_intent").filter(
      ({ customer, created }) => customer === read.customer && created >= (read.created?.gte ?? 0),
    );
    return page(world, intents, "/v1/payment_intents", read);
  }),
  route("GET", "disputes", (world, form) => {
    const read = readForm(z.strictObject({ ...pageForm, payment_intent: given }), form);
    const disputes = all(world, "dispute").filter(
      ({ payment_intent }) => payment_intent === read.payment_intent,
    );
    return page(world, disputes, "/v1/disputes", read);
  }),
  route("POST", "refunds", (world, form) => {
    const read = readForm(
      z.strictObject({
        payment_intent: given,
        reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]),
        amount: whole.optional(),
      }),
      form,
    );
    return { thing: refundPayment(world, read.payment_intent, read.amount) };
  }),
  route("POST", "billing_portal/sessions", (world, form) => {
    const read = readForm(z.strictObject({ customer: given, return_url: z.url() }), form);
    const portal = newId("bps");
    return {
      thing: keep(
        world,
        makeThing(world, "billing_portal.session", "bps", {
          id: portal,
          customer: find(world, "customer", read.customer).id,
          return_url: read.return_url,
          url: `${world.pagesAt}/p/session/${portal}`,
        }),
      ),
    };
  }),
];

type Page = {
  limit?: number | undefined;
  starting_after?: string | undefined;
  expand?: string[] | undefined;
};

function page(
  world: World,
  things: StripeObject[],
  url: string,
  { limit = 10, starting_after, expand }: Page,
): Answer {
  if (limit < 1 || limit > 100) throw new StripeRefusal(400, "limit takes 1 to 100", { param: "limit" });
  const from = starting_after ? things.findIndex((thing) => thing.id === starting_after) + 1 : 0;
  const size = Math.min(limit, world.maxPageSize);
  const data = things.slice(from, from + size);
  const list = { object: "list" as const, data, has_more: from + size < things.length, url };
  return { thing: list, expand };
}
