import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LessonView } from "@academy/contract/learning/lessons";
import type { MediaDetails } from "@academy/contract/studio/media";
import { expect, test } from "vitest";
import { makeBackup } from "../../platform/backups/make-backup.ts";
import { restoreBackup } from "../../platform/backups/restore-backup.ts";
import { openFileStore } from "../../platform/files/open-file-store.ts";
import { readOrMakeSecret } from "../../platform/secrets/secret.ts";
import { type Browser, openBrowser, signedIn } from "../../testing/browser.ts";
import { aPicture, upload } from "../../testing/data/uploads.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { emptyDatabase } from "../../testing/servers/test-database.ts";
import { starterFilms } from "../courses/public.ts";

const read = async <Answer>(browser: Browser, path: string) =>
  (await (await browser.get(path)).json()) as Answer;
const bytesOf = async (browser: Browser, path: string) =>
  Buffer.from(await (await browser.get(path)).arrayBuffer());

test("a backup has the library's bytes, and what is restored from it serves them", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const film = readFileSync(join(starterFilms, "business-strategy.mp4"));
  const { mediaId: filmId } = await upload(owner, "mine.mp4", film);
  const { mediaId: posterId } = await upload(owner, "still.jpg", await aPicture());
  const { id } = await api.db.selectFrom("lessons").select("id").executeTakeFirstOrThrow();
  const body = { kind: "media", mediaId: filmId, posterId, chapters: [] };
  expect((await owner.send("PUT", `/api/studio/lessons/${id}/film`, body)).status).toBe(204);
  const vtt = "WEBVTT\n\n00:01.000 --> 00:04.000\nWelcome in.\n";
  await owner.send("PUT", `/api/studio/lessons/${id}/captions`, { vtt });
  expect((await owner.post(`/api/studio/lessons/${id}/publish`, { revision: 0 })).status).toBe(200);
  const { picture } = await read<MediaDetails>(owner, `/api/studio/media/${posterId}`);
  const shown = await bytesOf(owner, picture?.src ?? "");

  const { dataDir, secret } = api.settings;
  const store = await openFileStore({ dataDir });
  const deps = { database: api.database, store, secret: readOrMakeSecret(dataDir, secret) };
  const now = new Date();
  const made = await makeBackup(deps, { folder: join(dataDir, "backups"), passphrase: undefined, now });
  expect(made.missing).toEqual([]);
  const target = await emptyDatabase();
  const place = { dataDir: target.DATA_DIR, databaseUrl: target.DATABASE_URL };
  await restoreBackup(made.path, place, { now, log: { warn() {} }, passphrase: undefined });

  const again = await startApi({ databaseEnv: target });
  const back = openBrowser(again);
  const known = api.sampleSignIns.find(({ role }) => role === "owner");
  const person = { email: known?.email, password: known?.password };
  expect((await back.post("/api/auth/sign-in/email", person)).status).toBe(200);
  expect((await bytesOf(back, `/api/studio/media/${filmId}/file`)).equals(film)).toBe(true);
  expect((await bytesOf(back, picture?.src ?? "")).equals(shown)).toBe(true);
  const lesson = await read<LessonView>(back, `/api/lessons/${id}`);
  expect((await bytesOf(back, lesson.video?.sources[0]?.url ?? "")).equals(film)).toBe(true);
  expect(lesson.video?.cues.map(({ text }) => text)).toEqual(["Welcome in."]);
});
