import { academy } from "@academy/content/academy";
import { siteFooter } from "@academy/content/site-footer";
import type { ReactNode } from "react";
import { useUser } from "../account/public.ts";
import { FooterColumn } from "./footer-column.tsx";

type SiteFooterProps = {
  /** Columns that one page adds before the others. */
  more?: ReactNode;
  copyright?: string;
};

/** The footer of the pages. */
export function SiteFooter({ more, copyright = siteFooter.copyright }: SiteFooterProps) {
  const { isAuthenticated } = useUser();
  const { label, columns, signIn, disclaimer, backToTop } = siteFooter;
  return (
    <footer className="column site-footer">
      <div className="site-footer-head">
        <p className="font-display text-heading">{academy.name}</p>
        <p className="text-gold-light text-small">{academy.tagline}</p>
      </div>
      <nav aria-label={label} className="site-footer-columns">
        {more}
        {columns.map((column) => (
          <FooterColumn key={column.id} {...column} />
        ))}
      </nav>
      <div className="site-footer-foot">
        <p className="max-w-text text-pretty text-small">{disclaimer}</p>
        <p className="text-small">{copyright}</p>
        {/* In whichever order it goes, the link that members don't see is the one whose absence moves nothing. */}
        <div className="flex flex-wrap gap-x-8 md:flex-row-reverse">
          <a href={backToTop.to} className="footer-link">
            {backToTop.label}
          </a>
          {!isAuthenticated && (
            <a href={signIn.to} className="footer-link">
              {signIn.label}
            </a>
          )}
        </div>
      </div>
    </footer>
  );
}
