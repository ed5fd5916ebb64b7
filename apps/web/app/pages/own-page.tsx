import { askFor, renderedAt } from "../features/own-page/find-own-page.ts";
import styles from "../features/own-page/own-page.css?url";
import { OwnPageView } from "../features/own-page/own-page.tsx";
import { structuredData } from "../features/own-page/structured-data.ts";
import { NotFound, notFoundWords } from "../features/site-frame/not-found.tsx";
import { origin } from "../lib/origin.ts";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/own-page";

export const links = () => [{ rel: "stylesheet", href: styles }];

/** Runs where pages are rendered; what it finds is in the page. */
export const loader = ({ request }: Route.LoaderArgs) => renderedAt(new URL(request.url).pathname);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  askFor(new URL(request.url).pathname, request.signal);

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData?.page;
  if (!page) return pageMeta({ ...notFoundWords, robots: "noindex" });
  const { title, description, address: path } = page;
  return [
    ...pageMeta({ title, description, path }),
    ...structuredData(page, origin()).map((data) => ({ "script:ld+json": data })),
  ];
}

/** What the owner has made at this address, if she has. */
export default function OwnPage({ loaderData: { page } }: Route.ComponentProps) {
  return page ? <OwnPageView page={page} /> : <NotFound />;
}
