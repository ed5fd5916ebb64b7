import { randomUUID } from "node:crypto";
import type { CertificateView } from "@academy/contract/learning/certificates";
import { expect, test } from "vitest";
import { documentsHere } from "../../platform/documents/documents.ts";
import type { Api, Browser } from "../../testing/browser.ts";
import { runCommand, shareCommands, told } from "../../testing/commands.ts";
import { certify, courseCalled } from "../../testing/data/certificates.ts";
import { signInLearner } from "../../testing/data/learners.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { documentsWith } from "../../testing/servers/documents-with.ts";
import { noLimits, shareApi, startApi } from "../../testing/servers/start-api.ts";
import { seededDatabase } from "../../testing/servers/test-database.ts";
import { issueCertificate, revokeCertificate, undoRevocation } from "./public.ts";

const earnedAt = new Date("2031-05-01T10:00:00.250Z");
const course = "Foundation & Mindset";

const sharedApi = shareApi();

async function holding(options?: Parameters<typeof startApi>[0]) {
  const api = await (options ? startApi(options) : sharedApi());
  const ann = await signInLearner(api, "Ann", "Example");
  const courseId = await courseCalled(api, course);
  return { api, ann, courseId, id: await certify(api, ann.id, courseId, earnedAt) };
}

const listed = async (browser: Browser) =>
  (await (await browser.get("/api/my-certificates")).json()) as CertificateView[];
const checked = async (api: Api, id: string) => (await api.get(`/api/certificates/${id}`)).json();
const rename = (browser: Browser, firstName: string, lastName: string) =>
  browser.send("PATCH", "/api/account/profile", { firstName, lastName });

test("a course is certified once, however many places ask for it at once", async () => {
  const { api, ann, courseId, id } = await holding();
  const bob = await signInLearner(api, "Bob");

  const again = await Promise.all(Array.from({ length: 8 }, () => certify(api, ann.id, courseId)));
  const bobs = await Promise.all(Array.from({ length: 8 }, () => certify(api, bob.id, courseId)));

  expect(new Set(again)).toEqual(new Set([id]));
  expect(new Set(bobs).size).toBe(1);
  expect(bobs[0]).not.toBe(id);
});

test("its holder sees it, and whoever has the address sees that it is real", async () => {
  const { api, ann, courseId, id } = await holding();

  expect(await listed(ann)).toEqual([
    {
      id,
      courseId,
      courseTitle: course,
      name: "Ann Example",
      issuedAt: earnedAt.toISOString(),
      issuedOn: "2031-05-01",
      pdfUrl: `/api/certificates/${id}/certificate.pdf`,
      badgeUrl: `/api/certificates/${id}/badge.svg`,
      verifyUrl: `http://localhost:5000/verify/${id}`,
      hasCurrentName: true,
    },
  ]);
  expect(await checked(api, id)).toEqual({
    id,
    status: "valid",
    name: "Ann Example",
    courseTitle: course,
    archetype: "teacher",
    issuedAt: earnedAt.toISOString(),
    issuedOn: "2031-05-01",
    endedAt: null,
  });
  expect(await refusalOf(await api.get(`/api/certificates/${randomUUID()}`))).toMatchObject({ status: 404 });
});

test("what is printed on it stays, whatever becomes of the course and the profile", async () => {
  const { api, ann, id } = await holding({});
  await api.db.updateTable("courses").set({ title: "Another title" }).where("title", "=", course).execute();
  await rename(ann, "Anna", "Other");

  expect(await checked(api, id)).toMatchObject({ name: "Ann Example", courseTitle: course });
  expect(await listed(ann)).toMatchObject([{ name: "Ann Example", hasCurrentName: false }]);
});

test("the PDF says who, what, when and where to check it, and comes as a download", async () => {
  const inputs: object[] = [];
  const here = documentsHere();
  const renderCertificate: typeof here.renderCertificate = (input) => {
    inputs.push(input);
    return here.renderCertificate(input);
  };
  const { ann, id } = await holding({ documents: documentsWith({ renderCertificate }) });

  const response = await ann.get(`/api/certificates/${id}/certificate.pdf`);

  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="lightworker-academy-certificate.pdf"',
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(Buffer.from(await response.arrayBuffer()).toString("latin1", 0, 5)).toBe("%PDF-");
  expect(inputs).toEqual([
    {
      name: "Ann Example",
      courseTitle: course,
      archetype: expect.any(String),
      issuedOn: "2031-05-01",
      verifyUrl: `http://localhost:5000/verify/${id}`,
    },
  ]);
});

test("drawing them is limited", async () => {
  const { ann, id } = await holding({ limits: { ...noLimits, reports: { points: 2, perSeconds: 60 } } });
  const status = async (file: string) => (await ann.get(`/api/certificates/${id}/${file}`)).status;

  expect([await status("certificate.pdf"), await status("badge.svg")]).toEqual([200, 200]);
  expect([await status("certificate.pdf"), await status("credential.jwt")]).toEqual([429, 200]);
});

test("a corrected name makes a new certificate that takes the old one's place; the day stays", async () => {
  const { api, ann, courseId, id } = await holding();
  const reissue = (which = id) => ann.post(`/api/certificates/${which}/reissue`);
  expect(await refusalOf(await reissue())).toMatchObject({ status: 409, code: "CONFLICT" });

  await rename(ann, "Anna", "Müller-Example");
  const fresh = (await (await reissue()).json()) as CertificateView;

  expect(fresh).toMatchObject({
    name: "Anna Müller-Example",
    issuedAt: earnedAt.toISOString(),
    hasCurrentName: true,
  });
  expect(fresh.id).not.toBe(id);
  expect(await listed(ann)).toEqual([fresh]);
  expect(await checked(api, fresh.id)).toMatchObject({ status: "valid", name: "Anna Müller-Example" });
  expect(await checked(api, id)).toEqual({
    id,
    status: "replaced",
    name: null,
    courseTitle: course,
    archetype: "teacher",
    issuedAt: earnedAt.toISOString(),
    issuedOn: "2031-05-01",
    endedAt: expect.any(String),
  });
  for (const file of ["certificate.pdf", "badge.svg", "credential.jwt"]) {
    expect((await ann.get(`/api/certificates/${id}/${file}`)).status, file).toBe(404);
  }
  expect(await refusalOf(await reissue(fresh.id))).toMatchObject({ status: 409 });
  expect(await certify(api, ann.id, courseId)).toBe(fresh.id);
});

test("asked for many times at once, there is one new certificate, and everyone is answered with it", async () => {
  const { api, ann, id } = await holding();
  await rename(ann, "Anna", "Other");

  const answers = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const response = await ann.post(`/api/certificates/${id}/reissue`);
      return (await response.json()) as CertificateView;
    }),
  );

  expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
  const rows = await api.db.selectFrom("certificates").select("id").where("user_id", "=", ann.id).execute();
  expect(rows).toHaveLength(2);
});

test("a revoked certificate says so, and completing the course again brings no other", async () => {
  const { api, ann, courseId, id } = await holding();
  const asked = {
    user: { id: ann.id, firstName: "Ann", lastName: "Example", email: ann.email },
    course: { id: courseId, title: course },
  };

  expect(await revokeCertificate(api.db, id, new Date("2032-01-01T00:00:00.000Z"))).toBe(true);

  expect(await checked(api, id)).toMatchObject({
    status: "revoked",
    name: null,
    endedAt: "2032-01-01T00:00:00.000Z",
  });
  expect(await listed(ann)).toEqual([]);
  const issue = () =>
    api.db.transaction().execute((tx) => issueCertificate(tx, { ...asked, now: new Date() }));
  expect(await Promise.all([issue(), issue()])).toEqual([null, null]);
  await rename(ann, "Anna", "Other");
  expect(await refusalOf(await ann.post(`/api/certificates/${id}/reissue`))).toMatchObject({ status: 409 });
  expect(await revokeCertificate(api.db, id, new Date())).toBe(false);
  expect(await listed(ann)).toEqual([]);
});

test("revoking while the course is completed again leaves nothing that stands", async () => {
  const { api, ann, courseId, id } = await holding();
  const asked = {
    user: { id: ann.id, firstName: "Ann", lastName: "Example", email: ann.email },
    course: { id: courseId, title: course },
    now: new Date(),
  };

  await Promise.all([
    revokeCertificate(api.db, id, new Date()),
    ...Array.from({ length: 8 }, () => api.db.transaction().execute((tx) => issueCertificate(tx, asked))),
  ]);

  expect(await listed(ann)).toEqual([]);
});

test("whoever revoked may think better of it: the holder gets a new one, and the old does not come back", async () => {
  const { api, ann, id } = await holding();
  await revokeCertificate(api.db, id, new Date());

  const [first, second] = await Promise.all([undoRevocation(api.db, id), undoRevocation(api.db, id)]);

  const issued = first ?? second;
  expect([first, second].filter((each) => each !== null)).toHaveLength(1);
  expect(await listed(ann)).toMatchObject([{ id: issued, issuedAt: earnedAt.toISOString() }]);
  expect(await checked(api, id)).toMatchObject({ status: "replaced", name: null });
});

const runShared = shareCommands();

test("an operator revokes beside the running server, and hears of mistakes in one line", async () => {
  const databaseEnv = await seededDatabase();
  const { api, ann, id } = await holding({ databaseEnv });
  const unknown = randomUUID();
  const command = "revoke-certificate";
  const run = (...given: string[]) => told(runShared(command, given, databaseEnv));

  expect(await told(runCommand(command, [id.toUpperCase()], databaseEnv))).toBe(
    `0 certificate ${id} has been revoked\n`,
  );
  expect(await checked(api, id)).toMatchObject({ status: "revoked" });
  const [again, nothingToUndo, ...misused] = await Promise.all(
    [[id], [unknown, "undo"], [], [id, "redo"]].map((given) => run(...given)),
  );
  expect(again).toBe(`1 There is no certificate ${id}, or it is already invalid\n`);
  expect(nothingToUndo).toBe(`1 There is no revoked certificate ${unknown}\n`);
  for (const said of misused) expect(said).toMatch(/^1 npm run revoke-certificate -- ID {8}revokes/);
  expect(await run(id, "undo")).toMatch(new RegExp(`^0 certificate [\\da-f-]{36} replaces ${id}\n$`));
  expect(await listed(ann)).toHaveLength(1);
});

test("the export knows a person's certificates; when their account goes, each says that it ended and nothing else", async () => {
  const deletedAt = new Date("2033-01-01T00:00:00.000Z");
  const { api, ann, courseId, id } = await holding({ now: () => deletedAt });
  const bob = await signInLearner(api, "Bob");
  const bobs = await certify(api, bob.id, courseId);
  await rename(ann, "Anna", "Other");
  const fresh = (await (await ann.post(`/api/certificates/${id}/reissue`)).json()) as CertificateView;

  const exported = (await (await ann.get("/api/account/export")).json()) as {
    certificates: { certificates: { id: string; name: string }[] };
  };
  expect(exported.certificates.certificates.map((each) => each.name).sort()).toEqual([
    "Ann Example",
    "Anna Other",
  ]);

  const { email } = ann;
  expect((await ann.post("/api/account/delete", { email })).status).toBe(200);
  const issuedOn = earnedAt.toISOString().slice(0, 10);
  const ended = { name: null, courseTitle: course, issuedAt: earnedAt.toISOString(), issuedOn };
  expect(await checked(api, id)).toMatchObject({ ...ended, id, status: "replaced" });
  expect(await checked(api, fresh.id)).toEqual({
    ...ended,
    id: fresh.id,
    archetype: expect.any(String),
    status: "account-deleted",
    endedAt: deletedAt.toISOString(),
  });
  const left = await api.db.selectFrom("ended_certificates").selectAll().execute();
  for (const personal of [ann.id, ann.email, "Ann", "Other"]) {
    expect(JSON.stringify(left), personal).not.toContain(personal);
  }
  expect(
    await api.db.selectFrom("certificates").select("id").where("user_id", "=", ann.id).execute(),
  ).toEqual([]);
  expect(await undoRevocation(api.db, fresh.id)).toBeNull();
  expect(await checked(api, bobs)).toMatchObject({ status: "valid" });
});
