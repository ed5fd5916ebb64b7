import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type Browser, openBrowser, signedIn } from "../../testing/browser.ts";
import { certify, courseCalled } from "../../testing/data/certificates.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { askRaw } from "../../testing/send-raw.ts";
import { startApi } from "../../testing/servers/start-api.ts";

/** The course is not open to its holder any more, because it is no longer published: what was earned stays theirs. */
async function gather() {
  const api = await startApi();
  const [holder, other] = [await signInLearner(api, "Holder"), await signInLearner(api, "Other")];
  await give(api.db, holder.id, "subscribePackage");
  await give(api.db, other.id, "subscribePackage");
  const courseId = await courseCalled(api, "Foundation & Mindset");
  const id = await certify(api, holder.id, courseId);
  await certify(api, other.id, courseId);
  await api.db.updateTable("courses").set({ is_published: false }).where("id", "=", courseId).execute();
  const people: Record<string, Browser> = {
    "signed out": openBrowser(api),
    member: await signInLearner(api, "Member"),
    other,
    owner: await signedIn(api, "owner"),
    holder,
  };
  return { api, id, people };
}

const everyone = { "signed out": 200, member: 200, other: 200, owner: 200, holder: 200 };
const members = { ...everyone, "signed out": 401 };
const holderOnly = { ...members, member: 404, other: 404, owner: 404 };

test("every route answers each person as it should", async () => {
  const { id, people } = await gather();
  const routes: [string, string, Record<string, number>][] = [
    ["GET", "/api/my-certificates", members],
    ["GET", `/api/certificates/${id}`, everyone],
    ["GET", `/api/certificates/${id}/certificate.pdf`, holderOnly],
    ["HEAD", `/api/certificates/${id}/certificate.pdf`, holderOnly],
    ["GET", `/api/certificates/${id}/badge.svg`, holderOnly],
    ["GET", `/api/certificates/${id}/credential.jwt`, holderOnly],
    // The name has not changed: its holder alone gets so far as to be told.
    ["POST", `/api/certificates/${id}/reissue`, { ...holderOnly, holder: 409 }],
    ["GET", "/api/credentials/keys", everyone],
    ["GET", "/api/credentials/keys/1", everyone],
    ["GET", "/api/credentials/issuer", everyone],
    ["GET", "/api/credentials/revoked", everyone],
  ];

  for (const [method, path, wanted] of routes) {
    for (const [name, browser] of Object.entries(people)) {
      const response = await browser.send(method, path);
      const text = await response.text();
      const label = `${name}: ${method} ${path}`;
      expect(response.status, label).toBe(wanted[name]);
      if (response.status >= 400 && method !== "HEAD") {
        expect(Object.keys(JSON.parse(text)).sort(), label).toEqual(["code", "message"]);
      }
    }
  }
  const mine = await (await people.other?.get("/api/my-certificates"))?.text();
  expect(mine).not.toContain(id);
});

test("nobody changes another person's certificate, and a certificate that is not there is nobody's", async () => {
  const { api, id, people } = await gather();
  await people.other?.send("PATCH", "/api/account/profile", { firstName: "Holder", lastName: "Thief" });

  expect((await people.other?.post(`/api/certificates/${id}/reissue`))?.status).toBe(404);
  expect((await people.holder?.post(`/api/certificates/${randomUUID()}/reissue`))?.status).toBe(404);
  expect(await (await api.get(`/api/certificates/${id}`)).json()).toMatchObject({
    status: "valid",
    name: "Holder Example",
  });
});

test("no spelling of the path opens what its plain one does not", async () => {
  const { api, id, people } = await gather();
  const file = "certificate.pdf";
  const spellings = [
    `/api/certificates/${id.toUpperCase()}/${file}`,
    `/api/certificates/${id}/${file}/`,
    `/api/certificates/${id}//${file}`,
    `//api/certificates/${id}/${file}`,
    `/api/certificates/${id}/./${file}`,
    `/api/certificates/x/../${id}/${file}`,
    `/api/certificates/${id}%2f${file}`,
    `/api/certificates/${id}/CERTIFICATE.PDF`,
    `/api/certificates/${id}/certificate%2Epdf`,
    `/API/certificates/${id}/${file}`,
    `/api/certificates/${id};x=1/${file}`,
    `/api/certificates/${id}%00/${file}`,
    `/api/certificates/${id}/${file}?user=holder`,
    `http://localhost:5000/api/certificates/${id}/${file}`,
    `/api/certificates/*/${file}`,
  ];

  for (const who of ["signed out", "member", "other", "owner"]) {
    for (const path of spellings) {
      const answer = await askRaw(api.url, path, { jar: people[who]?.jar });
      expect(answer.status, `${who}: ${path}`).toBeGreaterThanOrEqual(400);
      expect(answer.status, `${who}: ${path}`).toBeLessThan(500);
      expect(JSON.stringify(answer), `${who}: ${path}`).not.toContain("%PDF");
    }
  }
});
