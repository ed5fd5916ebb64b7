import { BookOpen, LogOut, Settings, Trash2, UserRound } from "lucide-react";
import { useState } from "react";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Menu, MenuHeading, MenuItem, MenuLink, MenuRule } from "../../ui/floating/menu.tsx";
import { Dialog } from "../../ui/modal/dialog.tsx";
import { toast } from "../../ui/toast/toast-store.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { Exhibit } from "./specimen.tsx";

const announce = (title: string) => () => toast({ title });

export function MenuExhibit() {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <Exhibit caption="A menu: arrow keys, or the first letters of an item" isRow>
      <Menu
        align="start"
        trigger={
          <button type="button" className="rounded-full">
            <VisuallyHidden>Account</VisuallyHidden>
            <Avatar firstName="Maya" lastName="Lindqvist" />
          </button>
        }
      >
        <MenuHeading>
          <span className="block font-display text-lead">Maya Lindqvist</span>
          <span className="text-ink-soft text-small">maya@example.com</span>
        </MenuHeading>
        <MenuRule />
        <MenuItem icon={<UserRound />} onSelect={announce("Profile")}>
          Profile
        </MenuItem>
        <MenuLink icon={<BookOpen />} to="/quiz">
          My Courses
        </MenuLink>
        <MenuItem icon={<Settings />} onSelect={announce("Settings")}>
          Settings
        </MenuItem>
        <MenuItem onSelect={announce("Resources")} isDisabled>
          Resources
        </MenuItem>
        <MenuRule />
        <MenuItem icon={<LogOut />} onSelect={announce("Sign Out")}>
          Sign Out
        </MenuItem>
        <MenuItem icon={<Trash2 />} onSelect={() => setAsking(true)} isDestructive>
          Delete account…
        </MenuItem>
      </Menu>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title="Delete your account?"
        description="This can’t be undone."
        actions={<Button onClick={close}>Keep it</Button>}
      />
    </Exhibit>
  );
}
