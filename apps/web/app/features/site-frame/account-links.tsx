import type { UserView } from "@academy/contract/account";
import { type ReactElement, useState } from "react";
import { Menu, MenuHeading, MenuLink, MenuRule } from "../../ui/floating/menu.tsx";
import { PortalHost } from "../../ui/floating/portal-host.ts";
import { accountLinksOf } from "./member-links.ts";
import { Person } from "./person.tsx";

type AccountLinksProps = {
  user: UserView;
  trigger: ReactElement;
  /** What the avatar was pressed with, before there was a menu to open. */
  openAtFirst: "key" | "pointer";
};

/** What hangs from the avatar, as a part of the bar for those who go by landmarks. */
export function AccountLinks({ user, trigger, openAtFirst }: AccountLinksProps) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  return (
    <div ref={setBar}>
      <PortalHost value={bar}>
        <Menu trigger={trigger} openAtFirst={openAtFirst}>
          <MenuHeading>
            <Person user={user} />
          </MenuHeading>
          <MenuRule />
          {accountLinksOf(user).map(({ label, to, isFullPage }) => (
            <MenuLink key={label} to={to} isFullPage={isFullPage}>
              {label}
            </MenuLink>
          ))}
        </Menu>
      </PortalHost>
    </div>
  );
}
