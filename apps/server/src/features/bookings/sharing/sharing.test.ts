import type { SharingView } from "@academy/contract/learning/bookings";
import type { SharedView } from "@academy/contract/studio/bookings";
import { expect, test } from "vitest";
import type { Browser } from "../../../testing/browser.ts";
import { academyWithSessions, mondayAt, sessionsPath } from "../../../testing/data/bookings.ts";
import { newStaff } from "../../../testing/data/staff.ts";

const at = "2031-05-01T08:00:00.000Z";

/** Ann has written in a workbook and begun her plan, and has a session; Bea too, and has written nothing. */
async function sharing() {
  const academy = await academyWithSessions();
  const { api, learner, booked } = academy;
  const [ann, bea] = [await learner("Ann"), await learner("Bea")];
  const { id: course } = await api.db
    .selectFrom("courses")
    .select("id")
    .where("has_launch_plan", "=", true)
    .executeTakeFirstOrThrow();
  const write = async (item: string, fields: Record<string, string>) => {
    const changes = [
      {
        item,
        baseRevision: 0,
        fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, { text, at }])),
      },
    ];
    expect((await ann.send("PUT", `/api/courses/${course}/answers`, { changes })).status).toBe(200);
  };
  await write("channel.chosen", { "what.words": "Cards at the clinic", "day.words": "Tuesday" });
  await write("door.page", { "name.words": "The February tea" });
  await ann.post(`/api/courses/${course}/plan`, { startsOn: "2031-05-05", emptyWeeks: [6, 9] });
  const { id } = await booked(ann, mondayAt("10:00"));
  const other = await booked(bea, mondayAt("14:00"));
  const path = `${sessionsPath}/${id}/sharing`;
  const offered = async (browser: Pick<Browser, "get"> = ann, query = `?course=${course}`) => {
    const answer = await browser.get(path + query);
    return { status: answer.status, ...((await answer.json()) as SharingView) };
  };
  const share = (parts: object[], browser: Browser = ann, of = course) =>
    browser.send("PUT", path, { course: of, parts });
  const read = async (
    { kind, book, booking = id }: { kind: string; book: string; booking?: string },
    browser: Pick<Browser, "get"> = academy.owner,
  ) => {
    const query = new URLSearchParams({ course, kind, book });
    const answer = await browser.get(`/api/studio/bookings/${booking}/shared?${query}`);
    return { status: answer.status, text: await answer.text() };
  };
  return { ...academy, ann, bea, course, id, other, path, offered, share, read };
}

test("the owner reads the parts that were shared and nothing beside them, until they are taken back", async () => {
  const { owner, id, offered, share, read, detail } = await sharing();
  const { course } = await offered();
  const books = course?.books ?? [];
  const written = books.filter(({ kind }) => kind === "workbook");
  const [first] = written;
  const plan = books.find(({ kind }) => kind === "plan");
  if (!first || !plan) throw new Error("nothing was written");
  const all = books.flatMap(({ kind, book, parts }) => parts.map(({ part }) => ({ kind, book, part })));
  expect(all.length).toBeGreaterThan(2);
  // Nothing is shared before it is chosen.
  expect(all.some(() => books.some(({ parts }) => parts.some(({ isShared }) => isShared)))).toBe(false);
  expect((await detail(id)).shared).toEqual([]);
  for (const book of books) expect((await read(book)).status).toBe(404);

  const part = first.parts[0]?.part ?? "";
  const one = { kind: first.kind, book: first.book, part };
  expect((await share([one])).status).toBe(204);
  expect((await detail(id)).shared).toMatchObject([{ kind: "workbook", book: first.book, parts: 1 }]);
  const shown = JSON.parse((await read(first)).text) as SharedView;
  expect(shown.parts.map(({ title }) => title)).toEqual([part]);
  const own = (text: string) =>
    ["Cards at the clinic", "The February tea"].filter((each) => text.includes(each));
  expect(own(JSON.stringify(shown)).length).toBeGreaterThan(0);
  expect((await read(plan)).status).toBe(404);
  expect(
    (await offered()).course?.books.flatMap(({ parts }) => parts.filter(({ isShared }) => isShared)),
  ).toHaveLength(1);

  expect((await share(all)).status).toBe(204);
  expect((await read(plan)).status).toBe(200);
  expect((await share([])).status).toBe(204);
  expect((await detail(id)).shared).toEqual([]);
  for (const book of books) expect((await read(book)).status).toBe(404);
  // Nothing of it is on the owner's other pages either.
  const pages = ["/api/studio/bookings", `/api/studio/bookings/${id}`].map(async (path) =>
    (await owner.get(path)).text(),
  );
  expect((await Promise.all(pages)).join()).not.toContain("February tea");
});

test("nobody else reads or shares it, what was not written can’t be shared, and a canceled session shares nothing", async () => {
  const { api, ann, bea, course, id, other, path, offered, share, read, detail } = await sharing();
  const books = (await offered()).course?.books ?? [];
  const all = books.flatMap(({ kind, book, parts }) => parts.map(({ part }) => ({ kind, book, part })));
  const [one] = all;
  if (!one) throw new Error("nothing was written");
  expect((await offered(bea)).status).toBe(404);
  expect((await offered(api)).status).toBe(401);
  expect((await share([one], bea)).status).toBe(404);
  expect((await share([{ ...one, part: "What nobody asked" }])).status).toBe(409);
  expect((await share([{ ...one, kind: "diary" }])).status).toBe(400);
  expect((await share([one], ann, "00000000-0000-4000-8000-000000000000")).status).toBe(403);
  // Bea has written none of it.
  const beas = await bea.send("PUT", `${sessionsPath}/${other.id}/sharing`, { course, parts: [one] });
  expect(beas.status).toBe(409);
  expect((await share(all)).status).toBe(204);

  const [support, editor] = [await newStaff(api, "support"), await newStaff(api, "editor")];
  for (const browser of [ann, bea, support, editor]) expect((await read(one, browser)).status).toBe(403);
  expect((await read(one, api)).status).toBe(401);
  expect((await read({ ...one, booking: other.id })).status, "with another session").toBe(404);
  expect((await read({ ...one, book: "no-such-book" })).status).toBe(404);

  expect((await ann.post(`${sessionsPath}/${id}/cancel`)).status).toBe(204);
  expect((await read(one)).status).toBe(404);
  expect((await detail(id)).shared).toEqual([]);
  expect(await api.db.selectFrom("booking_shares").selectAll().execute()).toEqual([]);
  expect((await ann.get(path)).status).toBe(404);
});
