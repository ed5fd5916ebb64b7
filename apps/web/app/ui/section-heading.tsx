import type { ReactNode } from "react";

type SectionHeadingProps = {
  /** For the section's `aria-labelledby`. */
  id: string;
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
};

/** The head of a section of a long page. Its small line takes the color of the paper it stands on. */
export function SectionHeading({ id, eyebrow, title, lead }: SectionHeadingProps) {
  return (
    <div className="section-heading">
      {eyebrow && <p className="section-eyebrow">{eyebrow}</p>}
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {lead && <p className="mt-5 max-w-text text-lead text-pretty">{lead}</p>}
    </div>
  );
}
