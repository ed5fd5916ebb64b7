import { randomUUID } from "node:crypto";
import type { DownloadView, ResourceView } from "@academy/contract/learning/resources";
import { expect, test } from "vitest";
import { asJson } from "../../platform/db/values.ts";
import { type Browser, openBrowser, signedIn } from "../../testing/browser.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { askRaw } from "../../testing/send-raw.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { revokeOffer } from "../access/public.ts";

const title = "Only for those who hold the course";

async function gather() {
  const api = await startApi();
  const [member, alumna, holder, revoked] = await Promise.all(
    ["Member", "Alumna", "Holder", "Revoked"].map((name) => signInLearner(api, name)),
  );
  if (!member || !alumna || !holder || !revoked) throw new Error("unreachable");
  await give(api.db, alumna.id, "alumniGroup");
  await give(api.db, holder.id, "blueprintSelfGuided");
  await give(api.db, revoked.id, "subscribePackage");
  await api.db
    .transaction()
    .execute((tx) => revokeOffer(tx, { userId: revoked.id, offer: "subscribePackage", now: new Date() }));
  const [resource] = (await (await holder.get("/api/resources")).json()) as [ResourceView];
  const workbook = asJson({ title, subtitle: "", parts: [] });
  await api.db.updateTable("resources").set({ title, workbook }).where("id", "=", resource.id).execute();
  await holder.get(resource.downloadUrl);
  const people: Record<string, Browser> = {
    "signed out": openBrowser(api),
    member,
    alumna,
    revoked,
    holder,
    owner: await signedIn(api, "owner"),
  };
  return { api, resource, people };
}

const members = { "signed out": 401, member: 200, alumna: 200, revoked: 200, holder: 200, owner: 200 };
const entitled = { ...members, member: 403, alumna: 403, revoked: 403 };

test("every route answers each person as it should", async () => {
  const { api, resource, people } = await gather();
  const routes: [string, string, Record<string, number>][] = [
    ["GET", "/api/resources", members],
    ["GET", "/api/my-downloads", members],
    ["GET", resource.downloadUrl, entitled],
    ["HEAD", resource.downloadUrl, entitled],
    ["GET", `${resource.downloadUrl}?click=${randomUUID()}`, entitled],
    ["GET", `/api/resources/${randomUUID()}/download`, { ...members, ...notFound }],
  ];

  for (const [method, path, wanted] of routes) {
    for (const [name, browser] of Object.entries(people)) {
      const response = await browser.send(method, path);
      const text = await response.text();
      const label = `${name}: ${method} ${path}`;
      expect(response.status, label).toBe(wanted[name]);
      if (name !== "holder" && name !== "owner") expect(text, label).not.toMatch(new RegExp(`${title}|%PDF`));
      if (response.status >= 400 && method !== "HEAD") {
        expect(Object.keys(JSON.parse(text)).sort(), label).toEqual(["code", "message"]);
      }
    }
  }
  const rows = await api.db
    .selectFrom("downloads")
    .innerJoin("users", "users.id", "downloads.user_id")
    .select("users.first_name")
    .where("resource_id", "=", resource.id)
    // The sample learner has a history.
    .where("users.email", "!=", "maya@example.com")
    .execute();
  expect(new Set(rows.map(({ first_name }) => first_name)), "nobody is recorded who got nothing").toEqual(
    new Set(["Holder", "Elena"]),
  );
});
const notFound = { member: 404, alumna: 404, revoked: 404, holder: 404, owner: 404 };

test("a course that is taken off the shelf takes its files along, for all but the owner", async () => {
  const { api, resource, people } = await gather();
  await api.db
    .updateTable("courses")
    .set({ is_published: false })
    .where("id", "=", resource.course.id)
    .execute();

  expect((await people.holder?.get(resource.downloadUrl))?.status).toBe(404);
  expect(await (await people.holder?.get("/api/resources"))?.json()).toEqual([]);
  const downloads = (await (await people.holder?.get("/api/my-downloads"))?.json()) as DownloadView[];
  expect(downloads.map((each) => each.resource.downloadUrl)).toEqual([null]);
  expect((await people.owner?.get(resource.downloadUrl))?.status).toBe(200);
});

test("no spelling of the path opens what its plain one does not", async () => {
  const { api, resource, people } = await gather();
  const { id } = resource;
  const spellings = [
    `/api/resources/${id.toUpperCase()}/download`,
    `/api/resources/${id}/download/`,
    `/api/resources/${id}//download`,
    `//api/resources/${id}/download`,
    `/api/resources/${id}/./download`,
    `/api/resources/x/../${id}/download`,
    `/api/resources/${id}%2fdownload`,
    `/api/resources/${id}/%64ownload`,
    `/api/resources/${id}/DOWNLOAD`,
    `/API/resources/${id}/download`,
    `/api/resources/${id};x=1/download`,
    `/api/resources/${id}%00/download`,
    `http://localhost:5000/api/resources/${id}/download`,
    `/api/resources/*/download`,
  ];

  for (const who of ["signed out", "member", "alumna", "revoked"]) {
    for (const path of spellings) {
      const answer = await askRaw(api.url, path, { jar: people[who]?.jar });
      expect(answer.status, `${who}: ${path}`).toBeGreaterThanOrEqual(400);
      expect(answer.status, `${who}: ${path}`).toBeLessThan(500);
      expect(JSON.stringify(answer), `${who}: ${path}`).not.toContain("%PDF");
    }
  }
});
