import type { ReactNode } from "react";

type NoticeProps = {
  heading: string;
  children?: ReactNode;
  role?: "alert" | "status";
  /** Line work that says the same without words. */
  drawing?: ReactNode;
};

/** A few words that take the place of a page or of a list. */
export function Notice({ heading, children, role, drawing }: NoticeProps) {
  return (
    <div role={role} className="page-notice">
      <div className="page-notice-words">
        <h1 className="text-title">{heading}</h1>
        {children}
      </div>
      {drawing && <div className="page-notice-drawing">{drawing}</div>}
    </div>
  );
}
