import { academy } from "@academy/content/academy";
import { shellWords } from "@academy/content/pages/shell-words";
import { look } from "@academy/content/theme";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import type { Route } from "./+types/root";
import { SessionProvider } from "./features/account/session/session-provider.tsx";
import { PageDrawing } from "./features/archetypes/page-drawing.tsx";
import { EnrolledNote } from "./features/checkout/subscribe/enrolled-note.tsx";
import { Sage } from "./features/sage/sage.tsx";
import { SiteFrame } from "./features/site-frame/site-frame.tsx";
import { notFoundMarkup } from "./lib/not-found-answer.ts";
import { scrollKey } from "./lib/scroll-key.ts";
import styles from "./styles/app.css?url";
import { Button } from "./ui/buttons/button.tsx";
import { Notice } from "./ui/notice.tsx";
import { ToastOutlet } from "./ui/toast/toast-outlet.tsx";
import { UiWordsProvider } from "./ui/ui-words.ts";

const { withoutScripts, failed } = shellWords;

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
        <UiWordsProvider value={shellWords}>
          <SessionProvider>
            <SiteFrame>{children}</SiteFrame>
            <Sage />
          </SessionProvider>
          <ToastOutlet dismissal={shellWords.dismiss} />
        </UiWordsProvider>
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
    <Notice heading={shellWords.oneMoment}>
      {/* Only browsers without scripts read it: it is in what the server sends, and in no script. */}
      <noscript>
        {import.meta.env.SSR && (
          <p>
            {withoutScripts.text}{" "}
            <a href={withoutScripts.link.to} className="text-link">
              {withoutScripts.link.label}
            </a>
            .
          </p>
        )}
      </noscript>
    </Notice>
  );
}

export function ErrorBoundary() {
  return (
    <Notice heading={failed.heading} role="alert" drawing={<PageDrawing of="failed" />}>
      <p className="text-lead text-pretty">{failed.text}</p>
      <Button onClick={() => window.location.reload()}>{failed.reload}</Button>
    </Notice>
  );
}

export default function App() {
  const { pathname } = useLocation();
  // The link that led on is gone with its page, and the focus with it: those who listen go on in the new one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a page is left.
  useEffect(() => {
    return () => {
      if (document.activeElement === document.body)
        document.getElementById("main")?.focus({ preventScroll: true });
    };
  }, [pathname]);
  useInstantTop(pathname);
  // Whoever was quicker than the scripts has waited for this (see late-scripts.ts).
  useEffect(() => {
    // With the next task: by then what waited for life (a button that sends its form) is drawn as alive, too.
    setTimeout(() => window.dispatchEvent(new Event("page-is-alive")));
  }, []);
  return (
    <>
      <EnrolledNote />
      <Outlet />
    </>
  );
}

/**
 * Another page begins at its top, at once: gliding (base.css) is for places of the page that one is on. What one wants to
 * press would still be on its way. The router scrolls in a layout effect of the same commit, after this one.
 */
function useInstantTop(pathname: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page is shown.
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.style.scrollBehavior = "auto";
    // Chromium goes to (0, 0) without a look at what has just changed, unless somebody else has looked.
    getComputedStyle(root).getPropertyValue("scroll-behavior");
  }, [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    document.documentElement.style.scrollBehavior = "";
  }, [pathname]);
}
