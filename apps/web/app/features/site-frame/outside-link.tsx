import { siteFrame } from "@academy/content/pages/site-frame";

export const isOutside = (to: string) => /^https?:/i.test(to);

type OutsideLinkProps = { label: string; to: string; hint?: string | undefined; className: string };

/** To somebody else's site, which opens beside the academy. */
export const OutsideLink = ({ label, to, hint = siteFrame.opensNewTab, className }: OutsideLinkProps) => (
  <a href={to} target="_blank" rel="noopener" className={className}>
    <span>
      {label}
      <span aria-hidden="true">{"\u00a0↗"}</span>
      <span className="sr-only">({hint})</span>
    </span>
  </a>
);
