import { academy } from "@academy/content/academy";
import { look } from "@academy/content/look";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url";
import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import { SessionProvider } from "./features/account/session/session-provider.tsx";
import { PageDrawing } from "./features/archetypes/page-drawing.tsx";
import { EnrolledNote } from "./features/checkout/subscribe/enrolled-note.tsx";
import { Sage } from "./features/sage/sage.tsx";
import { SiteFrame } from "./features/site-frame/site-frame.tsx";
import { notFoundMarkup } from "./lib/not-found-answer.ts";
import { scrollKey } from "./lib/scroll-key.ts";
import styles from "./styles/app.css?url";
import { Button } from "./ui/button.tsx";
import { Notice } from "./ui/notice.tsx";
import { ToastOutlet } from "./ui/toast/toast-outlet.tsx";

const preloadFont = (href: string) =>
  ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }) as const;

// The style sheet first: nothing is painted before it has arrived.
export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
  preloadFont(fraunces),
  preloadFont(figtree),
];

/** For the shell, whose route brings a head of its own only once it runs; nothing it serves is for search engines. */
export const meta: Route.MetaFunction = () => [
  { title: academy.name },
  { name: "robots", content: "noindex" },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={academy.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={look.ground ?? "#faf5ea"} />
        <Meta />
        <Links />
        {look.sheet && <link rel="stylesheet" href={look.sheet} />}
      </head>
      <body>
        <SessionProvider>
          <SiteFrame>{children}</SiteFrame>
          <Sage />
        </SessionProvider>
        <ToastOutlet />
        <ScrollRestoration getKey={scrollKey} />
        <Scripts />
      </body>
    </html>
  );
}

/** What the shell shows until the route it was asked for has its data. Where the server found nothing, that stays. */
export function HydrateFallback() {
  const markup = notFoundMarkup();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what already stands in the page.
  if (markup) return <div className="page-notice not-found" dangerouslySetInnerHTML={{ __html: markup }} />;
  return (
    <Notice heading="One moment…">
      <noscript>
        <p>
          This page needs JavaScript. You can also{" "}
          <a href="/contact" className="text-link">
            contact us
          </a>
          .
        </p>
      </noscript>
    </Notice>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Notice heading="This page couldn’t be loaded" role="alert" drawing={<PageDrawing of="failed" />}>
      <p className="text-lead text-pretty">Check your connection, then reload the page.</p>
      <Button onClick={() => window.location.reload()}>Reload</Button>
      {error instanceof Error && <p className="text-ink-soft text-small wrap-anywhere">{error.message}</p>}
    </Notice>
  );
}

export default function App() {
  // Whoever was quicker than the scripts has waited for this (see late-scripts.ts).
  useEffect(() => {
    // With the next task: by then what waited for life (a button that sends its form) is drawn as alive, too.
    const timer = setTimeout(() => window.dispatchEvent(new Event("page-is-alive")));
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <EnrolledNote />
      <Outlet />
    </>
  );
}
