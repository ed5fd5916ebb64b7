import { academy } from "@academy/content/academy";
import { archetypePicture } from "@academy/contract/calls/visitors/results";
import { pathOf } from "@academy/contract/path-of";
import type { ResultView } from "@academy/contract/visitors/results";
import { archetypes } from "@academy/quiz/archetypes";
import type { QuizResult } from "@academy/quiz/scoring/score";
import { pagePolicy } from "../../platform/http/responses/security-headers.ts";
import { compressAll } from "../../platform/pages/compress.ts";
import { inlineScriptHashes } from "../../platform/pages/inline-scripts.ts";
import { makePage, type Page } from "../../platform/pages/page.ts";
import { type PageHead, withHead } from "./page-head.rules.ts";
import { keepRecent } from "./recent.ts";

const maxKept = 50;

/** The page as it is served; undefined where that takes too long. */
export type RenderResult = (view: ResultView) => Promise<string | undefined>;

/** The frames are those of every page: whoever goes on to another keeps this one's policy. */
type Options = { baseUrl: string; frameSources: readonly string[] };

/** The page of somebody's result: rendered with it, or else the sample's, in whose place it comes in the browser. */
export function makeResultPages(samplePage: Page, { baseUrl, frameSources }: Options) {
  const keep = keepRecent<Page | undefined>(maxKept);
  const html = samplePage.identity.body.toString();
  const { "content-type": type, ...headers } = samplePage.identity.headers;
  for (const own of ["etag", "vary", "accept-ranges", "content-length"]) delete headers[own];

  const make = async ({ token, result }: ResultView, rendered: string): Promise<Page> => {
    const page = withHead(rendered, headOf(result, token, baseUrl));
    const body = Buffer.from(page);
    return makePage({
      path: samplePage.path,
      body,
      compressed: await compressAll(body, "serve"),
      headers: {
        ...headers,
        "content-type": type ?? "text/html; charset=utf-8",
        "content-security-policy": pagePolicy(inlineScriptHashes(page), frameSources),
        "cache-control": "private, no-cache",
      },
    });
  };
  return async (view: ResultView, render: RenderResult): Promise<Page> => {
    const whole = await keep(view.token, async () => {
      const rendered = await render(view);
      return rendered === undefined ? undefined : make(view, rendered);
    });
    return whole ?? make(view, html);
  };
}

/** Nothing in it says whose result it is. */
function headOf({ primary, secondary }: QuizResult, token: string, baseUrl: string): PageHead {
  const [first, second] = [archetypes[primary.archetype], archetypes[secondary.archetype]];
  return {
    title: `${first.title} · ${academy.name}`,
    description: `${first.title}, ${first.subtitle}, with ${second.title} at ${secondary.strength}% strength. Which of the ten Lightworker archetypes are you?`,
    url: `${baseUrl}/test-results?r=${token}`,
    image: {
      url: baseUrl + pathOf(archetypePicture, { params: { key: primary.archetype } }),
      alt: `The mandala of ${first.title}`,
    },
  };
}
