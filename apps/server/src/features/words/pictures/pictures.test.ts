import type { PictureView } from "@academy/contract/pictures";
import type { MediaDetails } from "@academy/contract/studio/media";
import type { PageEdits, PageWords } from "@academy/contract/studio/pages";
import type { OwnPage, OwnPageView } from "@academy/contract/visitors/own-pages";
import { expect, test } from "vitest";
import { type Browser, signedIn } from "../../../testing/browser.ts";
import { hostileText } from "../../../testing/data/hostile-texts.ts";
import { newStaff } from "../../../testing/data/staff.ts";
import { aPicture, upload } from "../../../testing/data/uploads.ts";
import { eventually } from "../../../testing/eventually.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

const base = "/api/studio/pages";
const show = async (browser: Browser, id: string) =>
  (await (await browser.get(`${base}/${id}`)).json()) as PageWords;
const save = async (browser: Browser, id: string, edits: PageEdits) =>
  browser.send("PUT", `${base}/${id}/draft`, { basedOn: (await show(browser, id)).state, edits });
const publish = async (browser: Browser, id: string) =>
  browser.post(`${base}/${id}/publish`, { basedOn: (await show(browser, id)).state });
const media = async (browser: Browser, id: string | null) =>
  (await (await browser.get(`/api/studio/media/${id}`)).json()) as MediaDetails;

async function aView(owner: Browser, shade: number): Promise<PictureView> {
  const { mediaId } = await upload(owner, `p${shade}.jpg`, await aPicture(shade, 1000, 800));
  const { picture } = await media(owner, mediaId);
  if (!picture) throw new Error("no picture");
  return { ...picture, alt: `Shade ${shade}`, focalX: 30, focalY: 80 };
}

const founderEdits = (picture: PictureView): PageEdits => ({ "founder-portrait": { picture } });
const image = (html: string, alt: string) =>
  new RegExp(`<picture[^>]*>(?:<source[^>]*/>)+<img[^>]*alt="${alt}"[^>]*/></picture>`).exec(html)?.[0] ?? "";

test("the owner's picture is on every page that shows the founder, in its sizes, and replaced there at once", async () => {
  const api = await startApi({ pages: undefined });
  const owner = await signedIn(api, "owner");
  const view = await aView(owner, 40);
  // Whatever is said of its files, the library knows better.
  const madeUp = { ...view, src: "https://evil.example/x.png", sources: [], width: 1, height: 1 };
  expect((await save(owner, "about", founderEdits(madeUp))).status).toBe(200);
  expect((await show(owner, "about")).edits).toEqual(founderEdits(view));
  expect((await publish(owner, "about")).status).toBe(204);
  for (const path of ["/about-elena-marlowe", "/home", "/healers-business-blueprint", "/alumni-group"]) {
    const shown = image(await (await api.get(path)).text(), "Shade 40");
    expect(shown, path).toContain(view.src);
    expect(shown).toContain("image/avif");
    expect(shown).toMatch(/width="1000" height="800"/);
    expect(shown).toMatch(/focal-x-3 focal-y-8/);
    expect(shown).not.toContain("style=");
  }
  // What the page's scripts read says the same.
  const page = await (await api.get("/about-elena-marlowe")).text();
  const words = /"(\/words\/[0-9a-f]{16}\.js)"/.exec(page)?.[1] ?? "";
  expect(await (await api.get(words)).text()).toContain(`"src":"${view.src}"`);

  // Not deleted under the page, and the library says where it is.
  expect((await media(owner, view.id)).uses).toEqual([
    { role: "picture", place: { kind: "page", id: "about", title: "The founder", courseId: null } },
  ]);
  expect((await owner.send("DELETE", `/api/studio/media/${view.id}`)).status).toBe(409);

  // Replaced in the library: pages follow by themselves, and the old file stays for whoever has them open.
  const editor = await newStaff(api, "editor");
  await upload(editor, "other.jpg", await aPicture(200, 900, 600), view.id);
  const { picture: other } = await media(owner, view.id);
  expect(other?.src).not.toBe(view.src);
  const home = await eventually(
    async () => image(await (await api.get("/home")).text(), "Shade 40"),
    (html) => html.includes(other?.src ?? "?"),
  );
  expect(home).toMatch(/width="900" height="600"/);
  expect((await api.get(view.src)).status).toBe(200);
  // The history names who replaced it.
  const { versions } = await show(owner, "about");
  expect(versions).toHaveLength(2);
  expect(versions[0]?.by).toBe("editor");

  // Back to the drawing: the page is as it was built, and the picture can go.
  const { state } = await show(owner, "about");
  expect((await owner.post(`${base}/about/restore`, { basedOn: state, revision: 0 })).status).toBe(204);
  expect(await (await api.get("/home")).text()).not.toContain("Shade 40");
  expect((await owner.send("DELETE", `/api/studio/media/${view.id}`)).status).toBe(204);
});

test("a picture that is not in the library is no picture, and pictures of voices need consent", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const view = await aView(owner, 60);
  const missing = { ...view, id: "00000000-0000-4000-8000-000000000000" };
  expect(await refusalOf(await save(owner, "about", founderEdits(missing)))).toMatchObject({
    status: 400,
    field: "founder-portrait:picture",
  });
  const film = await upload(owner, "plan.pdf", Buffer.from("%PDF-1.7 plan"));
  expect((await save(owner, "about", founderEdits({ ...view, id: film.mediaId ?? "" }))).status).toBe(400);

  // In a list, with a description that would be markup elsewhere.
  const items = [{ from: 0, edits: { author: "Ann B.", picture: { ...view, alt: hostileText } } }];
  expect((await save(owner, "home", { "home-page": { "testimonials.items": items } })).status).toBe(200);
  expect((await show(owner, "home")).edits["home-page"]).toMatchObject({
    "testimonials.items": [{ edits: { picture: { alt: hostileText, src: view.src } } }],
  });
  const { items: voices } = (await (await owner.get("/api/studio/testimonials")).json()) as {
    items: { hasPicture: boolean }[];
  };
  expect(voices.some(({ hasPicture }) => hasPicture)).toBe(true);

  // A draft keeps it from being deleted; without the draft it is free.
  expect((await owner.send("DELETE", `/api/studio/media/${view.id}`)).status).toBe(409);
  const { state } = await show(owner, "home");
  expect((await owner.post(`${base}/home/discard`, { basedOn: state })).status).toBe(204);
  expect((await owner.send("DELETE", `/api/studio/media/${view.id}`)).status).toBe(204);
});

test("a page of the owner's own names its pictures, and the library knows", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const view = await aView(owner, 90);
  const body = { title: "Retreat", address: "/retreat", kind: "article" };
  const { id } = (await (await owner.post("/api/studio/own-pages", body)).json()) as { id: string };
  const find = async () => (await (await owner.get(`/api/studio/own-pages/${id}`)).json()) as OwnPageView;
  const { state, page } = await find();
  const written: OwnPage = {
    ...page,
    sections: [{ kind: "picture", src: `/media/${view.id}`, alt: "The barn", caption: "" }],
  };
  const saved = await owner.send("PUT", `/api/studio/own-pages/${id}/draft`, {
    basedOn: state,
    page: written,
  });
  expect(saved.status).toBe(200);
  expect((await find()).page.sections[0]).toMatchObject({
    picture: { src: view.src, alt: "The barn", width: 1000 },
  });
  expect((await media(owner, view.id)).uses).toMatchObject([
    { place: { kind: "page", id, title: "Retreat" } },
  ]);
  expect((await owner.send("DELETE", `/api/studio/media/${view.id}`)).status).toBe(409);
});
