import { learningWords } from "@academy/content/learning";
import { siteFrame } from "@academy/content/pages/site-frame";
import type { UserView } from "@academy/contract/account";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Avatar } from "../../ui/avatar.tsx";
import { toast } from "../../ui/toast/toast-store.ts";

const words = siteFrame.accountMenu;

const loadLinks = () => import("./account-links.tsx").then((module) => module.AccountLinks);
const loadAhead = () => void loadLinks().catch(() => {});
type Links = Awaited<ReturnType<typeof loadLinks>>;

type AccountMenuProps = {
  user: UserView;
  /** What the empty circle was pressed with, before this took its place. */
  openAtFirst: "key" | "pointer" | undefined;
};

/** The avatar in the bar. What makes its menu float weighs more than a lesson: it comes when somebody reaches for it. */
export function AccountMenu({ user, openAtFirst }: AccountMenuProps) {
  const [pressedWith, setPressedWith] = useState(openAtFirst);
  const [Links, setLinks] = useState<Links | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Read while the empty circle is still there: whoever had come to it by keyboard goes on from the avatar.
  const [isFocusedAtFirst] = useState(() => document.activeElement?.matches(".avatar-button") ?? false);
  useLayoutEffect(() => {
    if (isFocusedAtFirst) button.current?.focus({ preventScroll: true });
  }, [isFocusedAtFirst]);

  useEffect(() => {
    if (!pressedWith) return;
    loadLinks().then(
      (loaded) => setLinks(() => loaded),
      () => {
        toast({
          title: learningWords.failed,
          description: learningWords.unreachable,
          variant: "destructive",
        });
        // The next press asks again.
        setPressedWith(undefined);
      },
    );
  }, [pressedWith]);

  const avatar = <Avatar {...user} imageUrl={user.profileImageUrl} size="small" label={words.account} />;
  if (Links && pressedWith) {
    const trigger = (
      <button type="button" className="avatar-button">
        {avatar}
      </button>
    );
    return <Links user={user} trigger={trigger} openAtFirst={pressedWith} />;
  }
  return (
    <button
      ref={button}
      type="button"
      className="avatar-button"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
      // A press of a key counts no clicks.
      onClick={({ detail }) => setPressedWith(detail ? "pointer" : "key")}
      onKeyDown={(event) => {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        setPressedWith("key");
      }}
    >
      {avatar}
    </button>
  );
}
