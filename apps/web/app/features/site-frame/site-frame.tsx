import { academy } from "@academy/content/academy";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { LogoMark } from "./logo-mark.tsx";

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

function TopBar() {
  return (
    <header className="column fixed inset-x-0 top-0 z-10 flex h-bar items-center justify-between gap-4 border-line border-b bg-ivory">
      {/* A full navigation: the server decides from the session what "/" is. */}
      <a href="/" className="flex min-h-11 items-center gap-2.5 font-display text-brand">
        <LogoMark />
        {academy.name}
      </a>
      <nav aria-label="Main">
        <NavLink to="/quiz" className="nav-link">
          Archetypes
        </NavLink>
      </nav>
    </header>
  );
}

function Footer() {
  return (
    <footer className="column flex flex-wrap items-center justify-between gap-x-8 gap-y-4 bg-ink py-12 text-ivory">
      <div>
        <p className="font-display text-lead">{academy.name}</p>
        <p className="text-gold-light text-small">{academy.tagline}</p>
      </div>
      <a href="#top" className="inline-flex min-h-11 items-center underline underline-offset-4">
        Back to the top
      </a>
    </footer>
  );
}
