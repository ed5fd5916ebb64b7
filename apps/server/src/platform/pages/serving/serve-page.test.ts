import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { ask } from "../../../testing/ask.ts";
import {
  appScript,
  builtSite,
  fontBytes,
  quizHtml,
  writeBuild,
} from "../../../testing/servers/built-site.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { loadPages } from "../load-pages.ts";

const filledIn = quizHtml.replaceAll("https://origin.invalid", "http://localhost:5000");
const startSite = async () => startApi({ pages: await builtSite({ isDemo: true }) });

const same = (bytes: Buffer) => bytes;
const encodings = [
  { accept: undefined, encoding: undefined, unpack: same },
  { accept: "br;q=0, zstd;q=0, gzip;q=0", encoding: undefined, unpack: same },
  { accept: "gzip, deflate, br, zstd", encoding: "br", unpack: brotliDecompressSync },
  { accept: "gzip, zstd", encoding: "zstd", unpack: zstdDecompressSync },
  { accept: "br;q=0, gzip", encoding: "gzip", unpack: gunzipSync },
];

test("pages and files come in the encoding the browser asks for, each with a tag of its own; a font as it is", async () => {
  const api = await startSite();

  for (const [path, text] of [
    ["/quiz", filledIn],
    ["/assets/app-abc123.js", appScript],
  ] as const) {
    const tags = new Map<string, string>();
    for (const { accept, encoding, unpack } of encodings) {
      const label = `${path} ${accept}`;
      const headers: Record<string, string> = accept ? { "accept-encoding": accept } : {};
      const answer = await ask(api.url + path, headers);
      const head = await ask(api.url + path, headers, "HEAD");

      expect(answer.status, label).toBe(200);
      expect(answer.headers["content-encoding"], label).toBe(encoding);
      expect(answer.headers.vary, label).toBe("accept-encoding");
      expect(answer.headers["content-length"], label).toBe(String(answer.body.length));
      expect(unpack(answer.body).toString(), label).toBe(text);
      if (encoding) expect(answer.body.length, label).toBeLessThan(text.length);
      expect(answer.headers.etag, label).toMatch(/^"[\w-]+"$/);
      tags.set(encoding ?? "identity", answer.headers.etag ?? "");

      expect(head.body, label).toHaveLength(0);
      const { date: _then, ...headersOfGet } = answer.headers;
      expect(head.headers, label).toMatchObject(headersOfGet);
    }
    expect(new Set(tags.values()).size, path).toBe(4);
  }
  const font = await ask(`${api.url}/assets/text-def456.woff2`, { "accept-encoding": "br, gzip" });
  expect(font.headers["content-type"]).toBe("font/woff2");
  expect(font.headers["content-encoding"]).toBeUndefined();
  expect(font.body).toEqual(fontBytes);
});

test("who has the newest already gets 304 and no body; who has another encoding or version gets the page", async () => {
  const api = await startSite();
  const url = `${api.url}/quiz`;
  const accept = { "accept-encoding": "br" };
  const { etag = "" } = (await ask(url, accept)).headers;
  const { etag: identityTag = "" } = (await ask(url)).headers;

  for (const header of [etag, `W/${etag}`, `"old", ${etag}`, `"old",W/${etag}`, "*"]) {
    for (const method of ["GET", "HEAD"]) {
      const answer = await ask(url, { ...accept, "if-none-match": header }, method);
      const { status, headers, body } = answer;
      expect({ status, etag: headers.etag, bytes: body.length }, header).toEqual({
        status: 304,
        etag,
        bytes: 0,
      });
      expect(headers.vary, header).toBe("accept-encoding");
      expect(headers["cache-control"], header).toBe("no-cache");
      expect(headers["content-security-policy"], header).toContain("default-src 'self'");
    }
  }
  for (const header of ['"old"', identityTag, etag.replaceAll('"', "")]) {
    expect((await ask(url, { ...accept, "if-none-match": header })).status, header).toBe(200);
  }
});

test("one range gets its bytes, an impossible one 416, several the whole", async () => {
  const api = await startSite();
  const url = `${api.url}/assets/app-abc123.js`;
  const { etag = "" } = (await ask(url)).headers;
  const size = appScript.length;
  const parts: { headers: Record<string, string>; text: string; range: string }[] = [
    { headers: { range: "bytes=0-9" }, text: appScript.slice(0, 10), range: `bytes 0-9/${size}` },
    { headers: { range: "bytes=100-" }, text: appScript.slice(100), range: `bytes 100-${size - 1}/${size}` },
    {
      headers: { range: "bytes=-5" },
      text: appScript.slice(-5),
      range: `bytes ${size - 5}-${size - 1}/${size}`,
    },
    {
      headers: { range: "bytes=0-9", "if-range": etag },
      text: appScript.slice(0, 10),
      range: `bytes 0-9/${size}`,
    },
    // A part of packed bytes would be of no use with another part of unpacked ones.
    {
      headers: { range: "bytes=0-9", "accept-encoding": "br" },
      text: appScript.slice(0, 10),
      range: `bytes 0-9/${size}`,
    },
  ];
  const wholes: Record<string, string>[] = [
    { range: "bytes=0-9", "if-range": '"old"' },
    { range: "bytes=0-9", "if-range": `W/${etag}` },
    { range: "bytes=0-1,5-9" },
    { range: "lines=1-2" },
    { range: "bytes=9-0" },
  ];

  for (const { headers, text, range } of parts) {
    const answer = await ask(url, headers);
    expect(answer.status, JSON.stringify(headers)).toBe(206);
    expect(answer.body.toString()).toBe(text);
    expect(answer.headers["content-range"]).toBe(range);
    expect(answer.headers["content-length"]).toBe(String(text.length));
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.headers.etag).toBe(etag);
  }
  for (const headers of wholes) {
    const answer = await ask(url, headers);
    expect(answer.status, JSON.stringify(headers)).toBe(200);
    expect(answer.body.toString()).toBe(appScript);
    expect(answer.headers["content-range"]).toBeUndefined();
    expect(answer.headers["accept-ranges"]).toBe("bytes");
  }
  const outside = await ask(url, { range: `bytes=${size}-` });
  expect(outside.status).toBe(416);
  expect(outside.headers["content-range"]).toBe(`bytes */${size}`);
  expect(outside.body).toHaveLength(0);
  const head = await ask(url, { range: "bytes=0-9" }, "HEAD");
  expect(head.status).toBe(200);
  expect(head.headers["content-length"]).toBe(String(size));
  const unchanged = await ask(url, { range: "bytes=0-9", "if-none-match": etag, "accept-encoding": "br" });
  expect(unchanged.status).toBe(304);
});

test("assets are kept for ever, pages asked for anew, what belongs to one person kept by nobody else", async () => {
  const api = await startSite();
  const cacheControl = async (path: string) => (await ask(api.url + path)).headers["cache-control"];

  expect(await cacheControl("/assets/app-abc123.js")).toBe("public, max-age=31536000, immutable");
  expect(await cacheControl("/assets/text-def456.woff2")).toBe("public, max-age=31536000, immutable");
  expect(await cacheControl("/quiz")).toBe("no-cache");
  expect(await cacheControl("/icon.svg")).toBe("no-cache");
  expect(await cacheControl("/account/orders")).toBe("private, no-cache");
  expect(await cacheControl("/nothing")).toBe("no-store");
});

test("a page has editions by a parameter of its address, each with a tag of its own; any other value gets the page", async () => {
  const edit = (html: string, value: string) => html.replace("<title>Quiz", `<title>Quiz for ${value}`);
  const buildDir = await writeBuild();
  const editions = { "/quiz": { parameter: "archetype", values: ["mystic", "teacher"], edit } };
  const pages = loadPages({ buildDir, origin: "http://localhost:5000", isDemo: true, editions });
  const api = await startApi({ pages });
  const titleAt = async (query: string) =>
    /<title>(.*?)<\/title>/.exec((await ask(`${api.url}/quiz${query}`)).body.toString())?.[1];

  expect(await titleAt("?archetype=mystic")).toBe("Quiz for mystic");
  expect(await titleAt("?utm_source=mail&archetype=teacher#x")).toBe("Quiz for teacher");
  for (const query of [
    "",
    "?",
    "?archetype=",
    "?archetype=constructor",
    "?archetype=%ff",
    "?archetype=Mystic",
  ]) {
    expect(await titleAt(query), query).toBe("Quiz");
  }
  const mystic = await ask(`${api.url}/quiz?archetype=mystic`, { "accept-encoding": "br" });
  expect(brotliDecompressSync(mystic.body).toString()).toContain("Quiz for mystic");
  const whole = await ask(`${api.url}/quiz`, { "accept-encoding": "br" });
  expect(mystic.headers.etag).not.toBe(whole.headers.etag);
  expect(mystic.headers["content-security-policy"]).toBe(whole.headers["content-security-policy"]);
  const again = await ask(`${api.url}/quiz?archetype=mystic`, {
    "accept-encoding": "br",
    "if-none-match": mystic.headers.etag ?? "",
  });
  expect(again.status).toBe(304);
});
