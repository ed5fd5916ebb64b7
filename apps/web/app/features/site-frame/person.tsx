import type { UserView } from "@academy/contract/account";
import { fullName } from "@academy/contract/fields/full-name";
import { Avatar } from "../../ui/avatar.tsx";

/** The full name and the address below it. Names come in any script, and each keeps its own direction. */
export function Person({ user }: { user: UserView }) {
  return (
    <>
      <bdi className="block font-display text-lead lh-[1.375]">{fullName(user)}</bdi>
      <span className="block text-ink-soft text-small">{user.email}</span>
    </>
  );
}

export function PersonWithPicture({ user }: { user: UserView }) {
  return (
    <>
      <Avatar {...user} imageUrl={user.profileImageUrl} />
      <div className="min-w-0 wrap-anywhere">
        <Person user={user} />
      </div>
    </>
  );
}
