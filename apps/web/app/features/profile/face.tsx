import type { UserView } from "@academy/contract/account";
import { initialsOf } from "../../lib/text/initials.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { hueClass, Mandala } from "../archetypes/public.ts";

/** A person's picture. While there is none, their initials, in the middle of their own mandala once it is known. */
export function Face({ user }: { user: UserView }) {
  const { archetype, profileImageUrl, firstName, lastName } = user;
  if (profileImageUrl || !archetype) return <Avatar {...user} imageUrl={profileImageUrl} size="large" />;
  return (
    <span aria-hidden="true" className={`face ${hueClass[archetype]}`}>
      <Mandala archetype={archetype} />
      <span className="face-initials">{initialsOf(firstName, lastName)}</span>
    </span>
  );
}
