import type { UserView } from "@academy/contract/account";
import { useState } from "react";
import { Avatar } from "../../ui/avatar.tsx";
import { Menu, MenuHeading, MenuLink, MenuRule } from "../../ui/floating/menu.tsx";
import { PortalHost } from "../../ui/floating/portal-host.ts";
import { accountLinksOf } from "./member-links.ts";
import { Person } from "./person.tsx";

/** What hangs from the avatar, as a part of the bar for those who go by landmarks. */
export function AccountMenu({ user, isOpenAtFirst }: { user: UserView; isOpenAtFirst: boolean }) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const trigger = (
    <button type="button" className="avatar-button">
      <Avatar {...user} imageUrl={user.profileImageUrl} size="small" label="Account" />
    </button>
  );
  return (
    <div ref={setBar}>
      <PortalHost value={bar}>
        <Menu trigger={trigger} isOpenAtFirst={isOpenAtFirst}>
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
