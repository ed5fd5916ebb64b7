import { checkoutPage } from "@academy/content/pages/buying/checkout-page";

const { before, terms, between, privacy, after, opensNewTab } = checkoutPage.agreement;

/** Both open beside the form, which is still needed. */
export function Agreement() {
  return (
    <p className="text-pretty text-small">
      {before} <Beside {...terms} />. {between} <Beside {...privacy} /> {after}
    </p>
  );
}

const Beside = ({ label, to }: { label: string; to: string }) => (
  <a href={to} target="_blank" rel="noopener" className="text-link">
    {label}
    <span className="sr-only"> ({opensNewTab})</span>
  </a>
);
