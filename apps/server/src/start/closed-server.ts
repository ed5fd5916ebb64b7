import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { academy } from "@academy/content/academy";
import { closedPage } from "@academy/content/pages/closed-page";
import { errorCatalogue } from "@academy/contract/errors";
import { escapeHtml } from "../platform/escape-html.rules.ts";

/** When looking again makes sense. */
const againSeconds = 10;

const style = [
  "*{box-sizing:border-box;margin:0}",
  "body{min-height:100vh;display:grid;place-content:center;padding:1.5rem;background:#faf5ea;color:#35152a;text-align:center;font:1.125rem/1.6 Georgia,'Times New Roman',serif}",
  "main{max-width:32rem;padding:clamp(2rem,8vw,3.5rem) clamp(1.25rem,6vw,3rem);background:#fffdf7;border:1px solid #c9a961;outline:1px solid #c9a961;outline-offset:.5rem}",
  "svg{display:block;width:3.5rem;margin:0 auto 1rem;fill:none;stroke:#a87a1f;stroke-width:1.5}",
  "h1{font-size:clamp(1.75rem,6vw,2.375rem);font-weight:400;line-height:1.2;margin:.75rem 0 1rem}",
  "p+p{margin-top:.75rem}",
  ".academy{color:#6b4f62}",
  "a{color:inherit;text-underline-offset:.3em}",
].join("");
/** A ring of eight petals, as on the academy's sign. */
const sign = `<svg viewBox="-32 -32 64 64" aria-hidden="true"><circle r="30"/>${Array.from({ length: 8 }, (_, nth) => `<ellipse rx="6.5" ry="14" cy="-14" transform="rotate(${nth * 45})"/>`).join("")}</svg>`;
/** Nobody is taken anywhere before there is somewhere to go. */
const script =
  'setInterval(()=>fetch("/readyz",{cache:"no-store"}).then(({ok})=>ok&&location.reload(),()=>{}),5000)';

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const html = () => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(closedPage.title)} | ${escapeHtml(academy.name)}</title><style>${style}</style></head>
<body><main>${sign}<p class="academy">${escapeHtml(academy.name)}</p><h1>${escapeHtml(closedPage.title)}</h1><p>${escapeHtml(closedPage.text)}</p><p>${escapeHtml(closedPage.again)}</p><p><a href="">${escapeHtml(closedPage.look)}</a></p></main><script>${script}</script></body></html>`;

const common = {
  "retry-after": String(againSeconds),
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "content-security-policy": `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
};

/** Stands in the academy's place while a backup takes its place: it says so, to people and to programs, and that it will be back. */
export async function openClosedServer({ host, port }: { host: string; port: number }) {
  const { UNAVAILABLE } = errorCatalogue;
  const server = createServer((request, response) => {
    request.resume();
    const path = request.url?.split("?")[0] ?? "/";
    const answer = (status: number, type: string, body: string) =>
      response
        .writeHead(status, { ...common, "content-type": type, connection: "close" })
        .end(request.method === "HEAD" ? undefined : body);
    const json = (status: number, body: object) =>
      answer(status, "application/json; charset=utf-8", JSON.stringify(body));
    // Whoever watches it must not end it in the middle.
    if (path === "/healthz") return json(200, { status: "alive" });
    if (path === "/readyz")
      return json(503, { status: "unavailable", database: "away", migrations: "unknown" });
    // Whoever opens a page asks for one; programs, ours among them, ask for anything.
    if (!request.headers.accept?.includes("text/html"))
      return json(UNAVAILABLE.status, { code: "UNAVAILABLE", message: closedPage.text });
    return answer(503, "text/html; charset=utf-8", html());
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  return {
    async close(): Promise<void> {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
