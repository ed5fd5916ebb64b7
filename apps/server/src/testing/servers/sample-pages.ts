import type { Pages } from "../../platform/pages/load-pages.ts";
import { makePage } from "../../platform/pages/page.ts";

/** Enough of a site for tests about something else. */
export function samplePages(): Pages {
  const page = (path: string, text: string) =>
    makePage({
      path,
      body: Buffer.from(`<!doctype html><title>${text}</title>`),
      compressed: {},
      headers: { "content-type": "text/html; charset=utf-8" },
    });
  return {
    byPath: new Map([
      ["/quiz", page("/quiz", "quiz")],
      ["/dev/mail", page("/dev/mail", "mail")],
    ]),
    notFound: page("404", "404 Page Not Found"),
    shell: page("shell", "shell"),
    added: new Set(),
    shellRoutes: ["/dev/mail/:id"],
    frameSources: [],
  };
}
