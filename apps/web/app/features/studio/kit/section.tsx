import type { ReactNode } from "react";

type SectionProps = {
  id: string;
  heading: string;
  /** A sentence below the heading. */
  about?: string | undefined;
  /** In the place of all else. */
  none?: string | false | undefined;
  className?: string;
  /** At the end of the heading's line. */
  action?: ReactNode;
  children?: ReactNode;
};

/** A part of a page, known by its heading. */
export function Section({ id, heading, about, none, className, action, children }: SectionProps) {
  const title = (
    <h2 id={id} className="text-heading">
      {heading}
    </h2>
  );
  return (
    <section aria-labelledby={id} className={className}>
      {action ? (
        <div className="studio-section-head">
          {title}
          {action}
        </div>
      ) : (
        title
      )}
      {about && <p className="studio-small mt-1">{about}</p>}
      {none && <p className="mt-2 text-ink-soft">{none}</p>}
      {children}
    </section>
  );
}

export type Fact = readonly [label: string, value: ReactNode];

/** What is known, line by line; what is not known has no line. */
export function Facts({ facts, className = "studio-facts" }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={className}>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={`${label}${typeof value === "string" ? value : ""}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
