import { type ReactNode, useLayoutEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { PageHeading } from "../../../ui/page-heading.tsx";

type LinkRowProps = { label: string; className: string; children: ReactNode };

/** Links side by side. Where they don't fit they stay one row, which slides under a finger, with the open one in sight. */
export function LinkRow({ label, className, children }: LinkRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another link that is open.
  useLayoutEffect(() => {
    const current = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && current) {
      row.current.scrollLeft = current.offsetLeft + current.offsetWidth / 2 - row.current.clientWidth / 2;
    }
  }, [pathname]);
  return (
    <nav aria-label={label} className="link-row">
      <ul ref={row} className={className}>
        {children}
      </ul>
    </nav>
  );
}

type TabsProps = { label: string; items: readonly { label: string; to: string }[] };

/** Pages that belong together. */
export const Tabs = ({ label: name, items }: TabsProps) => (
  <LinkRow label={name} className="studio-tabs">
    {items.map(({ label, to }) => (
      <li key={to}>
        <NavLink to={to} end>
          {label}
        </NavLink>
      </li>
    ))}
  </LinkRow>
);

export type StudioPageProps = {
  title: string;
  lead?: string;
  actions?: ReactNode;
  /** Above the heading. */
  back?: ReactNode;
  tabs?: ReactNode;
  children: ReactNode;
};

/** The frame of a page of the studio. */
export function StudioPage({ title, lead, actions, back, tabs, children }: StudioPageProps) {
  return (
    <div className="studio-page column">
      <div>
        {back}
        <PageHeading title={title} lead={lead} actions={actions} />
      </div>
      {tabs}
      {children}
    </div>
  );
}
