import { siteFrame } from "@academy/content/pages/site-frame";
import type { ComponentType, ReactNode } from "react";
import { useMatches } from "react-router";
import { Guise } from "./guise/guise.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { TopBar } from "./top-bar.tsx";

const words = siteFrame.siteFrame;

/** What a page may export as `handle`: a footer of its own, in place of the one all pages share. */
export type PageHandle = { footer: ComponentType };

const hasFooter = (handle: unknown): handle is PageHandle =>
  typeof handle === "object" && handle !== null && "footer" in handle;

/** The bar, the footer, and the page between them. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const own = useMatches().find(({ handle }) => hasFooter(handle))?.handle;
  const Footer = hasFooter(own) ? own.footer : SiteFooter;
  return (
    <div id="top" className="flex min-h-svh flex-col pt-bar">
      <a href="#main" className="skip-link">
        {words.skipToContent}
      </a>
      <TopBar />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <Guise />
    </div>
  );
}
