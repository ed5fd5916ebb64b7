import { firstColors, logoMaxBytes } from "@academy/contract/fields/theme-colors";
import type { Logo, ThemeView } from "@academy/contract/studio/theme";
import sharp from "sharp";
import { expect, test } from "vitest";
import { type Browser, signedIn } from "../../testing/browser.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { startApi } from "../../testing/servers/start-api.ts";

const base = "/api/studio/look";
const show = async (owner: Browser) => (await (await owner.get(base)).json()) as ThemeView;
const colors = { ground: "#f4f7f2", ink: "#12301f", accent: "#b0562a" };
const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#7a4b1280" } })
    .png()
    .toBuffer();
const upload = (browser: Browser, bytes: Uint8Array, type = "image/png") =>
  browser.send("POST", `${base}/logo`, bytes, { "content-type": type });

test("colors and logo are on every page once published, without a style in any, and go back as they came", async () => {
  const api = await startApi({ pages: undefined });
  const owner = await signedIn(api, "owner");
  const page = async (path: string) => (await api.get(path)).text();
  const first = await page("/contact");
  const logo = (await (await upload(owner, await drawing(1200, 400))).json()) as Logo;
  expect(logo).toMatchObject({ width: 384, height: 128 });
  expect(await page("/contact")).toBe(first);

  const body = { colors, logo: logo.id, paper: "a4", basedOn: 0 };
  expect((await owner.send("PUT", base, body)).status).toBe(204);

  const published = await page("/contact");
  const sheet = /<link rel="stylesheet" href="(\/look\/[0-9a-f]{16}\.css)"\/>/.exec(published)?.[1] ?? "";
  expect(published).toContain(`<img src="${logo.src}" width="384" height="128" alt="" class="bar-logo"/>`);
  expect(published).toContain(`<meta name="theme-color" content="${colors.ground}"/>`);
  expect(published).not.toContain("<style");
  const css = await api.get(sheet);
  expect(css.headers.get("cache-control")).toContain("immutable");
  expect(css.headers.get("content-type")).toContain("text/css");
  expect(await css.text()).toMatch(/^:root\{--color-ivory:#f4f7f2;[\w:;#-]+\}$/);
  expect(await (await api.get("/manifest.webmanifest")).json()).toMatchObject({ theme_color: colors.ground });
  const picture = await api.get(logo.src);
  expect(picture.headers.get("content-type")).toBe("image/webp");
  // The shell, which every page of members and of the studio starts from, has them too.
  expect(await (await owner.get("/")).text()).toContain(sheet);

  // Somebody who saw it before is told; a name is published beside it and changes nothing of it.
  expect(await refusalOf(await owner.send("PUT", base, body))).toMatchObject({ code: "CONFLICT" });
  const { state } = (await (await owner.get("/api/studio/pages/frame")).json()) as { state: string };
  const saved = await owner.send("PUT", "/api/studio/pages/frame/draft", {
    basedOn: state,
    edits: { academy: { name: "Quiet Hands <b>School</b>" } },
  });
  const draft = (await saved.json()) as { state: string };
  const renamed = await owner.post("/api/studio/pages/frame/publish", { basedOn: draft.state });
  expect(renamed.status).toBe(204);
  const after = await page("/contact");
  expect(after).toContain(sheet);
  expect(after).toContain("· Quiet Hands &lt;b&gt;School&lt;/b&gt;</title>");
  expect(after).toContain("© Quiet Hands &lt;b&gt;School&lt;/b&gt;");
  expect(after).not.toContain("Lightworker Academy");
  expect(await page("/home")).not.toContain("Lightworker Academy");
  expect(await (await api.get("/manifest.webmanifest")).json()).toMatchObject({
    name: "Quiet Hands <b>School</b>",
    short_name: "Quiet Hands",
  });
  const view = await show(owner);
  expect(view).toMatchObject({ name: "Quiet Hands <b>School</b>", colors, logo, paper: "a4" });

  const back = { colors: firstColors, logo: null, paper: null, basedOn: view.revision };
  expect((await owner.send("PUT", base, back)).status).toBe(204);
  const restored = await page("/contact");
  expect(restored).not.toContain("/look/");
  expect(restored).not.toContain("bar-logo");
  // A page that is still open asks for its own.
  expect((await api.get(sheet)).status).toBe(200);
  // The sample academy sells from Asheville.
  expect(await show(owner)).toMatchObject({ paper: null, addressPaper: "letter", versions: { length: 2 } });
});

test("what can't be read and what is no picture is refused", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const send = (more: object) =>
    owner.send("PUT", base, { colors: { ...colors, ...more }, logo: null, paper: null, basedOn: 0 });

  const pale = await refusalOf(await send({ accent: "#ffe9a0" }));
  expect(pale).toMatchObject({ code: "BAD_REQUEST", field: "accent" });
  const suggestion = /#[0-9a-f]{6}/.exec(String(pale.message))?.[0];
  expect((await send({ accent: suggestion })).status).toBe(503);
  for (const ground of ["#101010", "red", "#fff", "#fff;}body{display:none", "url(//evil)"]) {
    expect((await send({ ground })).status, ground).toBe(400);
  }
  const strange = { colors, logo: crypto.randomUUID(), paper: null, basedOn: 0 };
  expect(await refusalOf(await owner.send("PUT", base, strange))).toMatchObject({ field: "logo" });
  const napkin = { colors, logo: null, paper: "napkin", basedOn: 0 };
  expect((await owner.send("PUT", base, napkin)).status).toBe(400);

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  expect((await upload(owner, svg, "image/svg+xml")).status).toBe(415);
  expect((await upload(owner, svg, "image/png")).status).toBe(415);
  expect((await upload(owner, Buffer.from("RIFF1234WEBPnothing"), "image/webp")).status).toBe(400);
  expect((await upload(owner, Buffer.alloc(logoMaxBytes + 1), "image/png")).status).toBe(413);
  // Somebody's picture is no logo.
  const mine = await owner.send("PUT", "/api/account/picture", await drawing(40, 40), {
    "content-type": "image/png",
  });
  const { user } = (await mine.json()) as { user: { profileImageUrl: string } };
  const theirs = { colors, logo: user.profileImageUrl.slice("/files/".length), paper: null, basedOn: 0 };
  expect(await refusalOf(await owner.send("PUT", base, theirs))).toMatchObject({ field: "logo" });
});
