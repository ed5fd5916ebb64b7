import type { ReactNode } from "react";

/** One line of the list: what it is about, more about it, and what helps. */
export function Item({
  heading,
  children,
  action,
}: {
  heading: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <li>
      <div>
        <h3>{heading}</h3>
        {children && <p>{children}</p>}
      </div>
      {action && <div className="today-actions">{action}</div>}
    </li>
  );
}
