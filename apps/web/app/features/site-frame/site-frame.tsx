import { academy } from "@academy/content/academy";
import type { ReactNode } from "react";
import { useUser } from "../account/public.ts";
import { TopBar } from "./top-bar.tsx";

/** The bar, the footer, and the page between them. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div id="top" className="flex min-h-svh flex-col pt-bar">
      <a href="#main" className="skip-link">
        Skip to the page
      </a>
      <TopBar />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
    </div>
  );
}

function Footer() {
  const { isAuthenticated } = useUser();
  return (
    <footer className="column flex flex-wrap items-center justify-between gap-x-8 gap-y-4 bg-ink py-12 text-ivory">
      <div>
        <p className="font-display text-lead">{academy.name}</p>
        <p className="text-gold-light text-small">{academy.tagline}</p>
      </div>
      {/* In whichever order it goes, the link that members don't see is the one whose absence moves nothing. */}
      <div className="flex flex-wrap gap-x-8 md:flex-row-reverse">
        <a href="#top" className="footer-link">
          Back to the top
        </a>
        {!isAuthenticated && (
          <a href="/api/login" className="footer-link">
            Sign in
          </a>
        )}
      </div>
    </footer>
  );
}
