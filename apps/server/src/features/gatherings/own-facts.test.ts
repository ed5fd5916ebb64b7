import { ownFacts } from "@academy/content/own-facts";
import { type SageAnswer, sageAnswer } from "@academy/contract/sage";
import { expect, test } from "vitest";
import { type Browser, openBrowser, signedIn } from "../../testing/browser.ts";
import { academyWithCalendar, meetingLink } from "../../testing/data/gatherings.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";

const ask = async (browser: Pick<Browser, "post">, message: string): Promise<SageAnswer> =>
  sageAnswer.parse(await (await browser.post("/api/chat", { message })).json());

test("people are told of the next call that is theirs, by the clock where they are", async () => {
  const { api, clock, make } = await academyWithCalendar();
  const [ann, bo, cy] = await Promise.all(["Ann", "Bo", "Cy"].map((name) => signInLearner(api, name)));
  if (!ann || !bo || !cy) throw new Error("unreachable");
  await give(api.db, ann.id, "blueprintGuided", clock.now());
  await give(api.db, cy.id, "alumniGroup", clock.now());
  const question = "When is the next call?";
  expect((await ask(ann, question)).response).toBe(ownFacts.calls.none);

  await make();
  const told = await ask(ann, question);
  expect(told.response).toContain(
    "Next is “Monthly group call” with Elena, on Tuesday, May 6, 2031 at 7:00 PM Eastern Daylight Time.",
  );
  expect(told.sources.map(({ url }) => url)).toEqual(["/calendar"]);
  expect(JSON.stringify(told)).not.toContain(meetingLink);
  await ann.send("PUT", "/api/calendar/settings", { zone: "Europe/Berlin" });
  expect((await ask(ann, question)).response).toContain("Wednesday, May 7, 2031 at 1:00 AM");

  // Hers is another group, which has no call yet; his is none at all.
  expect((await ask(cy, question)).response).toBe(ownFacts.calls.none);
  for (const other of [bo, openBrowser(api)]) {
    expect((await ask(other, question)).response).not.toMatch(/Next is|No call is set/);
  }
});

test("people are told where the recording of their last call is, once it is there and open to them", async () => {
  const { api, clock, make, datesOf } = await academyWithCalendar();
  const [ann, bo] = await Promise.all([signInLearner(api, "Ann"), signInLearner(api, "Bo")]);
  await give(api.db, ann.id, "blueprintGuided", clock.now());
  const id = await make();
  const question = "Where is the recording?";
  const own = /recording of “Monthly group call”/;
  expect((await ask(ann, question)).response).not.toMatch(own);

  clock.moveMinutes(6 * 24 * 60);
  const [date] = await datesOf(id, "show=past");
  const asker = await ann.signInAgain();
  expect((await ask(asker, question)).response).toContain(
    "There’s no recording of “Monthly group call”, May 6, 2031, yet.",
  );

  const staff = await signedIn(api, "owner");
  const made = async (path: string, body: object) => {
    const response = await staff.post(path, body);
    expect(response.status).toBe(201);
    return (await response.json()) as { id: string };
  };
  const closed = await made("/api/studio/shelves", { benefitId: "alumni-resources", title: "Alumni" });
  const shelf = await made("/api/studio/shelves", { benefitId: "masterclasses", title: "Masterclasses" });
  const putUp = async (shelfId: string, title: string) => {
    const recording = await made("/api/studio/recordings", { shelfId, title, gatheringDateId: date?.id });
    const words = { title, summary: "", minutes: 4, text: "We met.", revision: 0 };
    expect((await staff.send("PUT", `/api/studio/lessons/${recording.id}/draft`, words)).status).toBe(200);
    expect((await staff.post(`/api/studio/lessons/${recording.id}/publish`, { revision: 1 })).status).toBe(
      200,
    );
    return recording.id;
  };
  await putUp(closed.id, "For others");
  expect((await ask(asker, question)).response).toContain("isn’t part of what you have.");
  const lesson = await putUp(shelf.id, "The May call");
  const told = await ask(asker, question);
  expect(told.response).toBe("The recording of “Monthly group call”, May 6, 2031, is here: “The May call”.");
  expect(told.sources.map(({ url }) => url)).toEqual([`/course/${shelf.id}/lesson/${lesson}`, "/recordings"]);
  for (const other of [await bo.signInAgain(), openBrowser(api)]) {
    expect(JSON.stringify(await ask(other, question))).not.toMatch(
      /Monthly group call|The May call|For others/,
    );
  }
});
