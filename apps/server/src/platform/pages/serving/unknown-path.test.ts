import { expect, test } from "vitest";
import { ask } from "../../../testing/ask.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { sendRaw } from "../../../testing/send-raw.ts";
import { builtSite } from "../../../testing/servers/built-site.ts";
import { liveEnv } from "../../../testing/servers/live-env.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

const startSite = async () => startApi({ pages: await builtSite({ isDemo: true }) });

test("every path gets the page it means, and a slash too many leads there", async () => {
  const api = await startSite();
  const title = async (path: string, headers: Record<string, string> = {}) => {
    const response = await api.get(path, headers);
    return `${response.status} ${/<title>(.*)<\/title>/.exec(await response.text())?.[1]}`;
  };

  expect(await title("/quiz")).toBe("200 Quiz");
  expect(await title("/quiz?from=mail&x=/nothing")).toBe("200 Quiz");
  expect(await title("/quiz?")).toBe("200 Quiz");
  expect(await title("/account/orders")).toBe("200 Shell");
  expect(await title("/account/orders?page=2")).toBe("200 Shell");
  expect(await title("/dev/mail")).toBe("200 Mail");
  expect(await title("/dev/mail/one")).toBe("200 Shell");
  for (const path of [
    "/nothing",
    "/Quiz",
    "/quiz/index.html",
    "/404.html",
    "/account/orders/1",
    "/assets/gone.js",
    "/assets/app-abc123.js.br",
    "/..%2fpages.json",
    "//quiz",
    "/quiz//",
  ]) {
    expect(await title(path, { "accept-encoding": "br" }), path).toBe("404 404 Page Not Found");
  }
  const head = await ask(`${api.url}/nothing`, {}, "HEAD");
  expect(head.status).toBe(404);
  expect(head.body).toHaveLength(0);
  expect(Number(head.headers["content-length"])).toBeGreaterThan(0);
  for (const [path, location] of [
    ["/quiz/", "/quiz"],
    ["/quiz/?from=mail", "/quiz?from=mail"],
    ["/account/orders/", "/account/orders"],
  ] as const) {
    const response = await api.get(path);
    expect([response.status, response.headers.get("location")], path).toEqual([308, location]);
  }
  expect((await api.get("/")).headers.get("location")).toBe("/quiz");
});

test("a demo shows /dev only to whoever sits at the machine", async () => {
  const api = await startSite();
  const mails = ["/dev/mail", "/dev/mail/one", "/api/dev/mails"];
  const asked = (path: string, ...lines: string[]) =>
    sendRaw(api.url, [`GET ${path} HTTP/1.1`, ...lines, "connection: close"]);

  for (const path of mails) {
    expect((await asked(path, "host: localhost:5000")).status, path).toBe(200);
    for (const host of ["evil.example", "localhost.evil.example:5000", "10.0.0.7"]) {
      expect((await asked(path, `host: ${host}`)).status, `${path} ${host}`).toBe(404);
    }
    for (const header of [
      "x-forwarded-for: 127.0.0.1",
      "forwarded: for=127.0.0.1",
      "x-real-ip: ::1",
      "via: 1.1 x",
    ]) {
      expect((await asked(path, "host: localhost", header)).status, `${path} ${header}`).toBe(404);
    }
  }
  const hidden = await asked("/dev/mail", "host: evil.example");
  expect(hidden.body).toContain("404 Page Not Found");
  expect((await asked("/quiz", "host: evil.example")).status).toBe(200);
});

test("a live academy has no /dev at all", async () => {
  const api = await startApi({ env: liveEnv, pages: await builtSite({ isDemo: false }) });

  for (const path of ["/dev/mail", "/dev/mail/one", "/dev/mail/"]) {
    const response = await api.get(path);
    expect(response.status, path).toBe(404);
    expect(await response.text(), path).toContain("404 Page Not Found");
  }
  const id = "0b0e0f6e-6a3c-4a55-9d4e-3a6f0f3e2f11";
  for (const path of ["/api/dev/mails", `/api/dev/mails/${id}`, `/api/dev/mails/${id}/html`]) {
    expect(await refusalOf(await api.get(path)), path).toMatchObject({ status: 404, code: "NOT_FOUND" });
  }
  expect((await api.get("/quiz")).status).toBe(200);
});
