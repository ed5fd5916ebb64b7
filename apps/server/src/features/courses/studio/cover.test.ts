import type { CourseSummary } from "@academy/contract/learning/courses";
import type { StudioCourse } from "@academy/contract/studio/courses";
import type { MediaDetails } from "@academy/contract/studio/media";
import { expect, test } from "vitest";
import { type Browser, signedIn } from "../../../testing/browser.ts";
import { aPicture, upload } from "../../../testing/data/uploads.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

const read = async <Answer>(browser: Browser, path: string) =>
  (await (await browser.get(path)).json()) as Answer;

test("a picture of the library is a course's cover in all its sizes, wherever it is replaced", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const [first] = await read<CourseSummary[]>(owner, "/api/courses");
  const id = first?.id ?? "";
  const { mediaId } = await upload(owner, "dawn.jpg", await aPicture(40, 1600, 900));
  const facts = { name: "Dawn", alt: "A lake at dawn", focalX: 20, focalY: 80 };
  await owner.send("PUT", `/api/studio/media/${mediaId}`, facts);
  const put = (given: string | null, by: Browser = owner) =>
    by.send("PUT", `/api/studio/courses/${id}/cover`, { mediaId: given });
  const course = async () =>
    (await read<CourseSummary[]>(owner, "/api/courses")).find((each) => each.id === id);

  expect((await put(mediaId)).status).toBe(204);

  const shown = await course();
  expect(shown?.cover).toMatchObject({ alt: "A lake at dawn", focalX: 20, focalY: 80 });
  expect(shown?.cover?.sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  expect((await api.get(shown?.thumbnail ?? "")).headers.get("content-type")).toBe("image/webp");
  expect((await read<StudioCourse>(owner, `/api/studio/courses/${id}`)).cover?.id).toBe(mediaId);
  const details = await read<MediaDetails>(owner, `/api/studio/media/${mediaId}`);
  expect(details.uses.map(({ role, place }) => [role, place.id])).toEqual([["cover", id]]);
  expect((await owner.send("DELETE", `/api/studio/media/${mediaId}`)).status, "it is used").toBe(409);

  await upload(owner, "dusk.jpg", await aPicture(200, 1600, 900), mediaId ?? "");
  expect((await course())?.thumbnail).not.toBe(shown?.thumbnail);

  expect((await put(null)).status).toBe(204);
  expect(await course()).toMatchObject({ cover: null, thumbnail: first?.thumbnail });
  expect((await owner.send("DELETE", `/api/studio/media/${mediaId}`)).status).toBe(204);
});

test("only a picture is a cover", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const [course] = await read<CourseSummary[]>(owner, "/api/courses");
  const path = `/api/studio/courses/${course?.id}/cover`;
  const { mediaId } = await upload(owner, "plan.pdf", Buffer.from("%PDF-1.7 plan"));

  expect(await refusalOf(await owner.send("PUT", path, { mediaId }))).toMatchObject({
    status: 400,
    field: "mediaId",
  });
});
