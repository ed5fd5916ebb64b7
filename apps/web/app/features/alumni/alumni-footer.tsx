import { academy } from "@academy/content/academy";
import { alumniPage } from "@academy/content/pages/alumni-page";
import { siteFooter } from "@academy/content/site-footer";
import { Link } from "react-router";

/** The group's own, shorter footer. */
export function AlumniFooter() {
  const { label, links, copyright } = alumniPage.footer;
  return (
    <footer className="column on-ink alumni-footer">
      <div>
        <p className="font-display text-heading">{academy.name}</p>
        <p className="text-gold-light text-small">{copyright}</p>
      </div>
      <nav aria-label={label} className="flex flex-wrap gap-x-8">
        {links.map((link) => (
          <Link key={link.to} to={link.to} className="footer-link">
            {link.label}
          </Link>
        ))}
        <a href={siteFooter.backToTop.to} className="footer-link">
          {siteFooter.backToTop.label}
        </a>
      </nav>
    </footer>
  );
}
