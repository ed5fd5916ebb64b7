import type { UserView } from "@academy/contract/account";
import { useLayoutEffect, useRef, useState } from "react";
import { Avatar } from "../../ui/avatar.tsx";
import { Menu, MenuHeading, MenuLink, MenuRule } from "../../ui/floating/menu.tsx";
import { PortalHost } from "../../ui/floating/portal-host.ts";
import { accountLinksOf } from "./member-links.ts";
import { Person } from "./person.tsx";

type AccountMenuProps = {
  user: UserView;
  /** What the empty circle was pressed with, before this took its place. */
  openAtFirst: "key" | "pointer" | undefined;
};

/** What hangs from the avatar, as a part of the bar for those who go by landmarks. */
export function AccountMenu({ user, openAtFirst }: AccountMenuProps) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Read while the empty circle is still there: whoever had come to it by keyboard goes on from the avatar.
  const [isFocusedAtFirst] = useState(() => document.activeElement?.matches(".avatar-button") ?? false);
  useLayoutEffect(() => {
    if (isFocusedAtFirst) button.current?.focus({ preventScroll: true });
  }, [isFocusedAtFirst]);
  const trigger = (
    <button ref={button} type="button" className="avatar-button">
      <Avatar {...user} imageUrl={user.profileImageUrl} size="small" label="Account" />
    </button>
  );
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
