import type { ReactNode } from "react";

type NoticeProps = { heading: string; children?: ReactNode; role?: "alert" | "status" };

/** A few words that take the place of a page or of a list. */
export function Notice({ heading, children, role }: NoticeProps) {
  return (
    <div role={role} className="column py-section">
      <div className="max-w-text space-y-4">
        <h1 className="text-title">{heading}</h1>
        {children}
      </div>
    </div>
  );
}
