import { randomUUID } from "node:crypto";
import type { StartedCheckout } from "@academy/contract/orders";
import { openBrowser, type Site } from "../browser.ts";
import { orderBody } from "./buyers.ts";
import { submission } from "./quiz-sheet.ts";

/** A formula for whoever opens a spreadsheet, markup and script for whoever opens a page. In a name's eighty characters. */
export const hostileText = `=7*7"'><img src=x onerror=alert(1)><script>alert(1)</script>`;
/** Addresses take no brackets; a formula is as much as one can be. */
export const hostileEmail = () => `=7*7+${randomUUID().slice(0, 8)}@example.org`;

/** What has to be known of a site whose mails and tables differ from those of others. */
export type Deps = {
  mailedCode: (email: string) => Promise<string>;
  /** Once what was paid is open. */
  isOpen: (order: string) => Promise<unknown>;
};

type Body = Record<string, unknown>;

/**
 * Visitors and learners who write such texts wherever they can write anything. Answers what they wrote, field by field:
 * "METHOD path body.field".
 */
export async function writeEverywhere(site: Site, { mailedCode, isOpen }: Deps) {
  const written = new Set<string>();
  const writer = () => {
    const browser = openBrowser(site);
    const write = async (method: string, path: string, body: Body, template = path) => {
      const response = await browser.send(method, path, body);
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
      for (const field of hostileFields(body)) written.add(`${method} ${template} body.${field}`);
      return response;
    };
    return { ...browser, write };
  };
  const text = hostileText;
  const touch = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "referrer"];

  const visitor = writer();
  const email = hostileEmail();
  const first_touch = Object.fromEntries(touch.map((name) => [name, text]));
  const lead = submission({ name: text, email, first_touch });
  const { token } = (await (await visitor.write("POST", "/api/subscribe-lead", lead)).json()) as {
    token: string;
  };
  // The only one that takes nothing but the letters of a name: it becomes a picture.
  const card = await visitor.post(`/api/results/${token}/cards/square`, { name: text });
  if (card.status === 400) written.add("POST /api/results/:token/cards/:format body.name");
  await visitor.write("POST", "/api/contact", {
    name: text,
    email: hostileEmail(),
    topic: "course",
    message: text,
    submission_id: randomUUID(),
  });
  await visitor.write("POST", "/api/chat", { message: text });
  await (await visitor.write("POST", "/api/chat/stream", { message: `${text} ${text}` })).text();
  await visitor.write("POST", "/api/interest", { offer: "alumniGroup", name: text, email: hostileEmail() });
  await visitor.write("POST", "/api/subscribe", {
    name: text,
    email: hostileEmail(),
    submission_id: randomUUID(),
  });

  const learner = writer();
  const account = { firstName: text, lastName: text, email: hostileEmail(), password: "a quiet morning" };
  await learner.write("POST", "/api/auth/sign-up", account);
  const code = await mailedCode(account.email);
  await learner.write("POST", "/api/auth/sign-in/code", {
    email: account.email,
    code,
    name: { firstName: text, lastName: text },
  });
  await learner.write("PATCH", "/api/account/profile", { firstName: text, lastName: text });
  await learner.write("POST", "/api/account/email", { email: hostileEmail() });
  const { order, url } = (await (
    await learner.write(
      "POST",
      "/api/checkout",
      orderBody({ offer: "subscribePackage", name: text, email: account.email }),
    )
  ).json()) as StartedCheckout;
  const pay = (address: string) =>
    learner.post(address.replace(/^.*\/test-checkout\//, "/api/test-checkout/"), { act: "pay" });
  await pay(url);
  await isOpen(order);
  const note = "/api/lessons/:id/note";
  await learner.write("PUT", note.replace(":id", await lessonOf(learner)), { text, baseRevision: 0 }, note);

  const bookmark = "/api/lessons/:id/bookmarks/:bookmarkId";
  const place = { seconds: null, block: 0, excerpt: text, note: text, isRemoved: false };
  await learner.write(
    "PUT",
    bookmark.replace(":id", await lessonOf(learner)).replace(":bookmarkId", randomUUID()),
    { ...place, at: new Date().toISOString() },
    bookmark,
  );

  await writeInCourse(learner, text);

  const calls = (await (
    await learner.write(
      "POST",
      "/api/checkout",
      orderBody({ offer: "blueprintGuided", name: text, email: account.email }),
    )
  ).json()) as StartedCheckout;
  await pay(calls.url);
  await isOpen(calls.order);
  const { items } = (await (await learner.get("/api/calendar")).json()) as { items: { id: string }[] };
  const date = items[0]?.id ?? "";
  const question = "/api/calendar/:id/question";
  await learner.write("PUT", question.replace(":id", date), { question: text }, question);

  const session = (await (
    await learner.write(
      "POST",
      "/api/checkout",
      orderBody({ offer: "blueprintDeepDive", name: text, email: account.email }),
    )
  ).json()) as StartedCheckout;
  await pay(session.url);
  await isOpen(session.order);
  const booking = await bookSession(learner, text);

  const giver = writer();
  const gift = { name: text, email: hostileEmail(), note: text, deliverOn: null };
  const given = (await (
    await giver.write(
      "POST",
      "/api/checkout",
      orderBody({ offer: "blueprintGuided", name: text, email: hostileEmail(), gift }),
    )
  ).json()) as StartedCheckout;
  await pay(given.url);
  await isOpen(given.order);

  await writer().write("POST", "/api/auth/code", { email: hostileEmail() });
  return {
    written,
    lead: { email, token },
    learner: { ...learner, email: account.email },
    order,
    date,
    booking,
  };
}

type Writer = ReturnType<typeof openBrowser> & {
  write: (method: string, path: string, body: Body, template?: string) => Promise<Response>;
};

/** Before a session, by the sample hours of a demo. */
async function bookSession(learner: Writer, text: string): Promise<string> {
  const path = "/api/booked-sessions";
  const benefit = "strategy-session";
  const { times } = (await (await learner.get(`${path}/times?benefit=${benefit}`)).json()) as {
    times: string[];
  };
  const id = randomUUID();
  const intake = [{ asked: text, answer: text }];
  const body = { id, benefit, startsAt: times[0], zone: "America/New_York", intake, hasReminders: true };
  await learner.write("POST", path, body);
  const later = { intake, hasReminders: true };
  await learner.write("PUT", `${path}/${id}/intake`, later, `${path}/:id/intake`);
  return id;
}

/** In a workbook and in a launch plan. */
async function writeInCourse(learner: Writer, text: string): Promise<void> {
  const courses = (await (await learner.get("/api/courses")).json()) as { id: string; title: string }[];
  const id = courses.find(({ title }) => title.includes("Blueprint"))?.id ?? "";
  const at = new Date().toISOString();
  const words = { baseRevision: 0, fields: { "name.words": { text, at } } };
  await learner.write(
    "PUT",
    `/api/courses/${id}/answers`,
    { changes: [{ item: "offer.page", ...words }] },
    "/api/courses/:courseId/answers",
  );
  const template = "/api/courses/:id/plan";
  const path = template.replace(":id", id);
  await learner.write("POST", path, { startsOn: "2026-11-16", emptyWeeks: [6, 9] }, template);
  const thing = randomUUID();
  const changes = [
    { kind: "write", thing, week: 1, column: "house", text },
    { kind: "halve", thing, text, week: 2, rest: text, idea: randomUUID(), on: "2026-11-16" },
    { kind: "friday", week: 1, numbers: { invited: 0, answered: 0, came: 0, line: text } },
    { kind: "deeds", text },
    { kind: "witness", text },
    { kind: "channel", channel: { name: text, small: text, rhythm: null } },
  ].map((change) => ({ id: randomUUID(), change }));
  await learner.write("POST", `${path}/changes`, { changes }, `${template}/changes`);
}

/** The next of what they have begun, or will. */
async function lessonOf(browser: ReturnType<typeof openBrowser>): Promise<string> {
  const learning = await (await browser.get("/api/my-enrollments")).text();
  const id = /"nextLesson(?:Id)?":(?:\{"id":)?"([\da-f-]{36})"/.exec(learning)?.[1];
  if (!id) throw new Error(`no lesson is open to them: ${learning}`);
  return id;
}

function* hostileFields(body: Body, at = ""): Generator<string> {
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === "string" && value.startsWith("=7*7")) yield at + name;
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each && typeof each === "object") yield* hostileFields(each as Body, `${at}${name}.`);
    }
  }
}
