import type { ReactNode } from "react";

type EmptyStateProps = {
  heading: string;
  children?: ReactNode;
  /** What to do about it: usually one button. */
  action?: ReactNode;
  /** A drawing, cut off by the edge. */
  drawing?: ReactNode;
  headingLevel?: 2 | 3;
};

/** Where a list would be, if there were anything in it. */
export function EmptyState({ heading, children, action, drawing, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="empty-state">
      {drawing && <div className="empty-drawing">{drawing}</div>}
      <div className="relative max-w-88">
        <Heading className="text-heading">{heading}</Heading>
        {children && <div className="mt-2 text-ink-soft">{children}</div>}
        {action && <div className="mt-6">{action}</div>}
      </div>
    </div>
  );
}
