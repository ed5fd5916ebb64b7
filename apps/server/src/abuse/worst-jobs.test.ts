import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Browser } from "../testing/browser.ts";
import { filmFile } from "../testing/data/films.ts";
import { fillWithLeads } from "../testing/data/many-leads.ts";
import { submission } from "../testing/data/quiz-sheet.ts";
import { beginUpload, sendPiece, standingOf } from "../testing/data/uploads.ts";
import { eventually } from "../testing/eventually.ts";
import { type Academy, startAsShipped } from "../testing/servers/as-shipped.ts";
import { worstWaits } from "../testing/worst-waits.ts";

const pieceBytes = 8 * 1024 * 1024;

/** As a film may be: all that can be skipped has to be read. */
async function uploadFilm(owner: Browser, megabytes: number) {
  const film = readFileSync(filmFile("with-sound.mp4"));
  const skipped = Buffer.alloc(megabytes * 1024 * 1024);
  skipped.writeUInt32BE(skipped.length, 0);
  skipped.write("free", 4, "latin1");
  const bytes = Buffer.concat([film, skipped]);
  const { response, address } = await beginUpload(owner, { name: "long.mp4", size: bytes.length });
  expect(response.status).toBe(201);
  for (let from = 0; from < bytes.length; from += pieceBytes) {
    const sent = await sendPiece(owner, address, bytes.subarray(from, from + pieceBytes), from);
    expect(sent.status).toBe(204);
  }
  const { state } = await eventually(
    () => standingOf(owner, address),
    (upload) => upload.state === "done" || upload.state === "refused",
  );
  expect(state).toBe("done");
}

/** Every page of the academy is made with them. */
async function publish(owner: Browser, heading: string) {
  const { state } = (await (await owner.get("/api/studio/pages/home")).json()) as { state: string };
  const edits = { "home-page": { "hero.heading": heading } };
  const saved = await owner.send("PUT", "/api/studio/pages/home/draft", { edits, basedOn: state });
  expect(saved.status).toBe(200);
  const { state: basedOn } = (await saved.json()) as { state: string };
  expect((await owner.post("/api/studio/pages/home/publish", { basedOn })).status).toBe(204);
}

async function openResults(academy: Academy, count: number) {
  const left = await academy.stranger().post("/api/subscribe-lead", submission());
  const { token } = (await left.json()) as { token: string };
  const opened = await Promise.all(
    Array.from({ length: count }, () => academy.stranger().get(`/test-results?r=${token}`)),
  );
  for (const { status } of opened) expect(status).toBe(200);
}

async function importPeople(owner: Browser, count: number) {
  const lines = Array.from({ length: count }, (_, index) => `Person ${index},person${index}@example.org`);
  const file = Buffer.from(["Name,Email", ...lines].join("\n"));
  const checked = await owner.send(
    "POST",
    "/api/studio/people-imports?welcome=yes&offer=blueprintSelfGuided",
    file,
    { "content-type": "text/csv" },
  );
  expect(checked.status).toBe(200);
  const { id } = (await checked.json()) as { id: string };
  expect((await owner.post(`/api/studio/people-imports/${id}/start`, { reason: "From before" })).status).toBe(
    200,
  );
  const state = async () =>
    ((await (await owner.get(`/api/studio/people-imports/${id}`)).json()) as { done: number }).done;
  await eventually(state, (done) => done >= 1000);
}

test("whatever one person lets the academy do, pages, calls and codes are there for everybody else", async (context) => {
  const academy = await startAsShipped();
  const [owner, learner] = [await academy.signIn("owner"), await academy.signIn()];
  const waits = (what: string, work: () => Promise<unknown>) => worstWaits(academy, context, [what, work]);

  await waits("two hundred from everywhere guess passwords at once", async () => {
    const guess = (_: unknown, index: number) =>
      academy
        .stranger()
        .post("/api/auth/sign-in/email", { email: `nobody-${index}@example.org`, password: "a guess" });
    const statuses = (await Promise.all(Array.from({ length: 200 }, guess))).map(({ status }) => status);
    expect(statuses).toContain(400);
    expect(statuses.filter((status) => status !== 400 && status !== 503)).toEqual([]);
  });

  const picture = await sharp({ create: { width: 7700, height: 7700, channels: 3, background: "#7a5" } })
    .png()
    .toBuffer();
  const save = (browser: Browser, bytes: Uint8Array) =>
    browser.send("PUT", "/api/account/picture", bytes, { "content-type": "image/png" });
  await waits("eight pictures of sixty million pixels are drawn", async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => save(learner, picture)));
    expect(all.map(({ status }) => status)).toContain(200);
  });

  await waits("a film of 96 MB is taken in", () => uploadFilm(owner, 96));

  await waits("forty results are opened at once", () => openResults(academy, 40));

  await academy.withData(fillWithLeads);
  await waits("a hundred thousand leads are exported three times", async () => {
    await Promise.all(
      Array.from({ length: 3 }, async () => {
        const file = await owner.get("/api/studio/leads/export");
        expect(file.status).toBe(200);
        expect((await file.text()).split("\n").length).toBeGreaterThan(100_000);
      }),
    );
  });

  await waits("the words of the academy are published twice", async () => {
    await publish(owner, "Find your way of healing");
    await publish(owner, "Find your own way of healing");
  });

  await waits("ten thousand people are imported, each with an email", () => importPeople(owner, 10_000));
});
