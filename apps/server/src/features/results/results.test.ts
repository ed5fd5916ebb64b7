import { createHash } from "node:crypto";
import type { LeadReceipt } from "@academy/contract/visitors/leads";
import { archetypeKeys } from "@academy/quiz/archetypes";
import { expect, test } from "vitest";
import { pageDeclarations } from "../../page-declarations.ts";
import { documentsHere } from "../../platform/documents/documents.ts";
import { loadPages } from "../../platform/pages/load-pages.ts";
import { type Api, openBrowser, signedIn } from "../../testing/browser.ts";
import { result, submission } from "../../testing/data/quiz-sheet.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { writeBuild } from "../../testing/servers/built-site.ts";
import { documentsWith } from "../../testing/servers/documents-with.ts";
import { noLimits, startApi } from "../../testing/servers/start-api.ts";

const notFound = { status: 404, code: "NOT_FOUND" };
const unknown = "AAAAAAAAAAAAAAAAAAAAAA";

async function saved(api: Api, more: object = {}): Promise<string> {
  const response = await api.post("/api/subscribe-lead", submission({ name: "Xenia Unmistakable", ...more }));
  return ((await response.json()) as LeadReceipt).token;
}

const script = 'window.start = "<title>not this one</title>";';
const samplePage = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>Sample · Lightworker Academy</title><meta name="description" content="A sample."/><link rel="canonical" href="https://origin.invalid/test-results"/><meta property="og:title" content="Sample"/><meta property="og:description" content="A sample."/><meta property="og:type" content="website"/><meta property="og:url" content="https://origin.invalid/test-results"/><meta property="og:image" content="https://origin.invalid/og.png"/><meta property="og:image:width" content="1200"/><meta property="og:image:alt" content="Old"/><link rel="stylesheet" href="/assets/app.css"/></head><body><h1>Results</h1><script>${script}</script></body></html>`;

async function startSite() {
  const manifest = {
    pages: { "/quiz": "quiz/index.html", "/test-results": "test-results/index.html" },
    notFound: "404.html",
    shell: "__spa-fallback.html",
    shellRoutes: [],
  };
  const buildDir = await writeBuild({
    "pages.json": JSON.stringify(manifest),
    "client/test-results/index.html": samplePage,
  });
  return startApi({
    pages: loadPages({ buildDir, origin: "http://localhost:5000", isDemo: true, ...pageDeclarations }),
  });
}

test("whoever has the link sees the result and nobody's name", async () => {
  const api = await startApi();
  const token = await saved(api);

  const response = await api.get(`/api/results/${token}`);

  const text = await response.text();
  expect(JSON.parse(text)).toEqual({ token, result, isCareless: false, takenAt: expect.any(String) });
  expect(text).not.toMatch(/xenia|ann@|lead|user/i);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await refusalOf(await api.get(`/api/results/${unknown}`))).toMatchObject(notFound);
  expect(await refusalOf(await api.get(`/api/results/${unknown}/report.pdf`))).toMatchObject(notFound);
  expect((await api.get("/api/results/short")).status).toBe(400);
});

test("the report is a PDF without a name, drawn once however often it is fetched", async () => {
  let drawn = 0;
  const inputs: object[] = [];
  const here = documentsHere();
  const documents = documentsWith({
    renderReport: (input: Parameters<typeof here.renderReport>[0]) => {
      drawn++;
      inputs.push(input);
      return here.renderReport(input);
    },
  });
  const api = await startApi({ documents });
  const token = await saved(api);
  const fetchReport = () => api.get(`/api/results/${token}/report.pdf`);

  const responses = await Promise.all([fetchReport(), fetchReport(), fetchReport()]);

  for (const response of responses) {
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w-]+\.pdf"$/);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  }
  expect(drawn).toBe(1);
  expect(inputs[0]).not.toHaveProperty("name");
});

test("reports are limited, and one that fails is drawn again", async () => {
  const here = documentsHere();
  let isBroken = true;
  const documents = documentsWith({
    renderReport: async (input: Parameters<typeof here.renderReport>[0]) => {
      if (isBroken) throw new Error("out of ink");
      return here.renderReport(input);
    },
  });
  const limits = { ...noLimits, reports: { points: 2, perSeconds: 60 } };
  const api = await startApi({ documents, limits });
  const token = await saved(api);
  const status = async () => (await api.get(`/api/results/${token}/report.pdf`)).status;

  expect(await status()).toBe(500);
  isBroken = false;
  expect(await status()).toBe(200);
  expect(await status()).toBe(429);
});

test("the mail brings the report, with the name, and a demo shows it", async () => {
  const names: unknown[] = [];
  const here = documentsHere();
  const documents = documentsWith({
    renderReport: (input: Parameters<typeof here.renderReport>[0]) => {
      names.push(input.name);
      return here.renderReport(input);
    },
  });
  const api = await startApi({ documents });
  await saved(api);
  const kept = async () => {
    const { items } = (await (await api.get("/api/dev/mails")).json()) as {
      items: { id: string; to: string }[];
    };
    return items.find(({ to }) => to === "ann@example.org")?.id;
  };
  await expect.poll(kept).toBeDefined();
  const id = await kept();

  expect(await (await api.get(`/api/dev/mails/${id}`)).json()).toMatchObject({
    attachment: { fileName: "lightworker-archetype-report.pdf" },
  });
  const file = await api.get(`/api/dev/mails/${id}/attachment`);
  expect(file.headers.get("content-type")).toBe("application/pdf");
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  expect(names).toEqual(["Xenia Unmistakable"]);
});

test("an archetype has its picture for link previews, drawn once and cached in public", async () => {
  let drawn = 0;
  const here = documentsHere();
  const drawLinkPreview: typeof here.drawLinkPreview = (key) => {
    drawn++;
    return here.drawLinkPreview(key);
  };
  const api = await startApi({ documents: documentsWith({ drawLinkPreview }) });

  const seen = new Set<string>();
  const [one, other] = archetypeKeys;
  for (const key of [one, other, one, other]) {
    const response = await api.get(`/api/archetypes/${key}/picture.png`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toMatch(/^public, max-age=\d{6,}$/);
    // Width and height stand at fixed places of the first chunk.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], key).toEqual([1200, 630]);
    seen.add(createHash("sha256").update(bytes).digest("hex"));
  }

  expect([seen.size, drawn]).toEqual([2, 2]);
  expect((await api.get("/api/archetypes/wizard/picture.png")).status).toBe(400);
});

/** Notes what is drawn, and draws it. */
function notingCards() {
  const drawn: Parameters<typeof here.drawResultCard>[0][] = [];
  const here = documentsHere();
  const drawResultCard: typeof here.drawResultCard = (input) => {
    drawn.push(input);
    return here.drawResultCard(input);
  };
  return { drawn, documents: documentsWith({ drawResultCard }) };
}
const sizeOf = async (response: Response) => {
  const bytes = Buffer.from(await response.arrayBuffer());
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

test("whoever has the link gets the card in three formats, without a name, each drawn once for all like it", async () => {
  const { drawn, documents } = notingCards();
  const api = await startApi({ documents });
  const tokens = [await saved(api), await saved(api, { email: "bo@example.org", name: "Bo Other" })];

  for (const token of tokens) {
    for (const [format, size] of [
      ["square", [1080, 1080]],
      ["story", [1080, 1920]],
      ["wide", [1200, 630]],
    ] as const) {
      const response = await api.get(`/api/results/${token}/cards/${format}`);
      expect(response.headers.get("content-type")).toBe("image/png");
      expect(response.headers.get("cache-control")).toMatch(/^private, max-age=\d+$/);
      expect(response.headers.get("x-robots-tag")).toBe("noindex");
      expect(await sizeOf(response), format).toEqual(size);
    }
  }
  expect(drawn).toHaveLength(3);
  expect(JSON.stringify(drawn)).not.toMatch(/xenia|other|@|localhost/i);
  expect(await refusalOf(await api.get(`/api/results/${unknown}/cards/wide`))).toMatchObject(notFound);
  expect((await api.get(`/api/results/${tokens[0]}/cards/poster`)).status).toBe(400);
});

test("a name comes onto the card when it is sent along, if it is one, and is kept nowhere", async () => {
  const { drawn, documents } = notingCards();
  const api = await startApi({ documents });
  const token = await saved(api);
  const ask = (name: unknown) => api.post(`/api/results/${token}/cards/wide`, { name });

  const response = await ask(" Xenia  Unmistakable ");

  expect(await sizeOf(response)).toEqual([1200, 630]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(drawn.map(({ name }) => name)).toEqual(["Xenia Unmistakable"]);
  await api.get(`/api/results/${token}/cards/wide`);
  expect(drawn.map(({ name }) => name)).toEqual(["Xenia Unmistakable", undefined]);
  for (const wrong of ["", "buy at evil.example", "Call 0800 123", "one two three four five six", 7]) {
    expect(await refusalOf(await ask(wrong)), String(wrong)).toMatchObject({
      status: 400,
      code: "BAD_REQUEST",
      field: "name",
    });
  }
  const elsewhere = await api.post(`/api/results/${unknown}/cards/wide`, { name: "Xenia" });
  expect(await refusalOf(elsewhere)).toMatchObject(notFound);
  expect(drawn).toHaveLength(2);
});

test("cards are limited, with a name and without", async () => {
  const api = await startApi({ limits: { ...noLimits, cards: { points: 2, perSeconds: 60 } } });
  const token = await saved(api);
  const address = `/api/results/${token}/cards/wide`;

  expect((await api.get(address)).status).toBe(200);
  expect((await api.post(address, { name: "Ann" })).status).toBe(200);
  expect((await api.get(address)).status).toBe(429);
  expect((await api.post(address, { name: "Ann" })).status).toBe(429);
});

test("a saved result's page has a head of its own, and its scripts still may run", async () => {
  const api = await startSite();
  const token = await saved(api);

  const response = await api.get(`/test-results?r=${token}`);

  const html = await response.text();
  expect(response.status).toBe(200);
  const [head = "", body] = html.split("</head>");
  expect(head.match(/<title>.*?<\/title>/g)).toEqual([
    "<title>The Cosmic Mystic · Lightworker Academy</title>",
  ]);
  const url = `http://localhost:5000/test-results?r=${token}`;
  const contents = (name: string) =>
    [...head.matchAll(new RegExp(`(?:name|property)="${name}" content="([^"]*)"`, "g"))].map(
      ([, text]) => text,
    );
  expect(contents("robots")).toEqual(["noindex"]);
  expect(contents("og:title")).toEqual(["The Cosmic Mystic · Lightworker Academy"]);
  expect(contents("og:url")).toEqual([url]);
  expect(contents("og:image")).toEqual(["http://localhost:5000/api/archetypes/mystic/picture.png"]);
  expect(contents("og:image:width")).toEqual(["1200"]);
  expect(contents("og:description")).toEqual(contents("description"));
  expect(contents("description")[0]).toContain("The Cosmic Mystic, Seer &amp; Dream Reader");
  expect(head.match(/rel="canonical" href="[^"]*"/g)).toEqual([`rel="canonical" href="${url}"`]);
  expect(head).toContain('<link rel="stylesheet" href="/assets/app.css"/>');
  expect(html).not.toMatch(/xenia|ann@/i);
  expect(body).toContain(`<script>${script}</script>`);
  const hash = createHash("sha256").update(script).digest("base64");
  expect(response.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  const allowed = /^Allow: (\S+)$/m.exec(await (await api.get("/robots.txt")).text())?.[1];
  expect(new URL(contents("og:image")[0] ?? "").pathname.startsWith(allowed ?? "nothing")).toBe(true);
});

test("the page of a result that is not there is not found, for members and visitors alike", async () => {
  const api = await startSite();
  const token = await saved(api);
  const [visitor, member] = [openBrowser(api), await signedIn(api)];
  const asked = async (browser: typeof visitor, path: string) => {
    const response = await browser.get(path);
    return `${response.status} ${/<title>(.*?)<\/title>/.exec(await response.text())?.[1]}`;
  };
  const missing = "404 404 Page Not Found";
  const sample = "200 Sample · Lightworker Academy";
  const real = "200 The Cosmic Mystic · Lightworker Academy";

  for (const browser of [visitor, member]) {
    expect(await asked(browser, `/test-results?r=${token}`)).toBe(real);
    expect(await asked(browser, `/test-results?utm_source=x&r=${token}#top`)).toBe(real);
    for (const wrong of [unknown, "", "%00", "a%20b", `${token}x`, "x".repeat(5000)]) {
      expect(await asked(browser, `/test-results?r=${wrong}`), wrong).toBe(missing);
    }
  }
  expect(await asked(visitor, "/test-results")).toBe(sample);
  expect(await asked(visitor, "/test-results?utm_source=x")).toBe(sample);
  expect(await asked(member, "/test-results")).toBe(missing);
  expect(await asked(member, "/test-results?utm_source=x")).toBe(missing);
  // A cookie alone proves nothing.
  const stale = openBrowser(api);
  for (const [name] of member.jar) stale.jar.set(name, "x");
  expect(await asked(stale, "/test-results")).toBe(sample);
});
