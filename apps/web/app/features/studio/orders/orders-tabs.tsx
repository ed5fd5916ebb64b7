import { studioOrdersPage } from "@academy/content/pages/studio/orders/orders-page";
import { NavLink } from "react-router";
import { LinkRow } from "../link-row.tsx";
import { OwnerOnly } from "../owner-only.tsx";

const { label: name, items } = studioOrdersPage.tabs;

/** Orders, what is sold, and everything around both. */
export function OrdersTabs() {
  return (
    <OwnerOnly>
      <LinkRow label={name} className="studio-tabs">
        {items.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} end>
              {label}
            </NavLink>
          </li>
        ))}
      </LinkRow>
    </OwnerOnly>
  );
}
