import type { LessonView } from "@academy/contract/learning/lessons";
import type { OffersView } from "@academy/contract/orders";
import { expect, test } from "vitest";
import { openBrowser, signedIn } from "../../../testing/browser.ts";
import { hostileText } from "../../../testing/data/hostile-texts.ts";
import { give, signInLearner } from "../../../testing/data/learners.ts";
import { newStaff } from "../../../testing/data/staff.ts";
import { upload } from "../../../testing/data/uploads.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

const base = "/api/studio";
const evil = [
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "//evil.example",
  "vbscript:x",
];

/** Somebody who may write everything that is taught and said, and wants to be the owner. */
async function hostileEditor() {
  const api = await startApi();
  const editor = await newStaff(api, "editor");
  const make = async (path: string, title: string) =>
    ((await (await editor.post(`${base}/${path}`, { title })).json()) as { id: string }).id;
  const course = await make("courses", hostileText);
  const module = await make(`courses/${course}/modules`, hostileText);
  const lesson = await make(`modules/${module}/lessons`, hostileText);
  const put = (path: string, body: object) => editor.send("PUT", `${base}/${path}`, body);
  return { api, editor, course, lesson, put };
}

test("what an editor writes as script stays text for learners and visitors, in answers that no browser runs", async () => {
  const { api, editor, course, lesson, put } = await hostileEditor();
  const text = `${hostileText}\n\n[a](javascript:alert(1)) <svg onload=alert(1)>\n`;
  const words = { title: hostileText, summary: hostileText, minutes: 5, text, revision: 0 };
  expect((await put(`lessons/${lesson}/draft`, words)).status).toBe(200);
  await editor.post(`${base}/lessons/${lesson}/publish`, { revision: 1 });
  const owner = await signedIn(api, "owner");
  const sold = { priceCents: 4_900, isFree: false, basedOn: 0 };
  await owner.send("PUT", `${base}/courses/${course}/offer`, sold);
  await owner.send("PUT", `${base}/courses/${course}/package`, { isInPackage: true });
  expect((await put(`courses/${course}/state`, { state: "published" })).status).toBe(204);

  const ann = await signInLearner(api, "Ann");
  await give(api.db, ann.id, "subscribePackage");
  const answer = await ann.get(`/api/lessons/${lesson}`);
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("content-security-policy")).not.toMatch(/unsafe-inline|unsafe-eval/);
  expect(((await answer.json()) as LessonView).text).toBe(text);
  const offers = (await (await openBrowser(api).get("/api/offers")).json()) as OffersView;
  expect(offers.offers.find(({ course: each }) => each !== null)?.name).toBe(hostileText);
  const page = await (await api.get(`/checkout/course-${course}`)).text();
  expect(page).not.toContain(hostileText);
});

test("no link, picture, film or captions of an editor's lead to a script", async () => {
  const { api, editor, lesson, put } = await hostileEditor();
  const made = await editor.post(`${base}/own-pages`, { title: "Mine", address: "/mine", kind: "landing" });
  const { id } = (await made.json()) as { id: string };
  const { state: basedOn } = (await (await editor.get(`${base}/own-pages/${id}`)).json()) as {
    state: string;
  };
  const page = (section: object) => ({
    basedOn,
    page: { address: "/mine", title: "Mine", description: "", sections: [section] },
  });
  for (const to of evil) {
    const call = { kind: "call", heading: "", text: "", label: "Press", to };
    expect((await put(`own-pages/${id}/draft`, page(call))).status, to).toBe(400);
    const picture = { kind: "picture", src: to, alt: "", caption: "" };
    expect((await put(`own-pages/${id}/draft`, page(picture))).status, to).toBe(400);
    const film = { kind: "hosted", address: to, posterId: null, chapters: [] };
    expect((await put(`lessons/${lesson}/film`, film)).status, to).toBe(400);
  }
  expect((await put(`lessons/${lesson}/captions`, { vtt: hostileText })).status).toBe(400);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  expect(await upload(editor, "logo.svg", svg)).toMatchObject({ state: "refused" });
  expect(await api.db.selectFrom("media").select("id").execute()).toEqual([]);
});
