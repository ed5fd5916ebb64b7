import type { ReactNode } from "react";

type PageHeadingProps = { eyebrow?: ReactNode; title: ReactNode; lead?: ReactNode; actions?: ReactNode };

/** The head of a page: one line above, the title, and a sentence that says what is here. */
export function PageHeading({ eyebrow, title, lead, actions }: PageHeadingProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
      <div className="min-w-0 max-w-text">
        {eyebrow && <p className="mb-3 weight-500 text-gold-deep text-small">{eyebrow}</p>}
        <h1 className="wrap-anywhere text-title">{title}</h1>
        {lead && <p className="mt-4 text-lead text-pretty">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
