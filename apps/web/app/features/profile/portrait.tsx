import { profilePage } from "@academy/content/pages/profile-page";
import type { UserView } from "@academy/contract/account";
import { fullName } from "@academy/contract/fields/full-name";
import { archetypes } from "@academy/quiz/archetypes";
import { formatDay } from "../../lib/text/format-time.ts";
import { initialsOf } from "../../lib/text/initials.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { FilledMandala, hueClass, Mandala } from "../archetypes/public.ts";

/** The head of the page: a person, and what they are here. */
export function Portrait({ user }: { user: UserView }) {
  const { joined, badges, edit, signOut } = profilePage;
  const { archetype } = user;
  return (
    <header className="portrait">
      <div className={`portrait-drawing ${archetype ? hueClass[archetype] : "text-gold"}`}>
        <FilledMandala archetype={archetype ?? "mother"} />
      </div>
      <div className="portrait-text">
        <Face user={user} />
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-title">
            <bdi>{fullName(user) || user.email}</bdi>
          </h1>
          <p className="mt-2 wrap-anywhere">{user.email}</p>
          <p className="text-ink-soft">
            {joined} <time dateTime={user.createdAt}>{formatDay(user.createdAt)}</time>
          </p>
          <p className="mt-4 flex flex-wrap gap-2">
            <Badge look="wash">{badges.everyone}</Badge>
            {user.subscriptionStatus === "active" ? (
              <Badge look="solid">{badges.active}</Badge>
            ) : (
              <Badge>{badges.free}</Badge>
            )}
            {archetype && <Badge className={hueClass[archetype]}>{archetypes[archetype].title}</Badge>}
          </p>
          <p className="mt-6 flex flex-wrap gap-3">
            <LinkButton to={edit.to} variant="secondary" size="small">
              {edit.label}
            </LinkButton>
            <LinkButton to={signOut.to} reloadDocument variant="quiet" size="small">
              {signOut.label}
            </LinkButton>
          </p>
        </div>
      </div>
    </header>
  );
}

/** A person's picture. While there is none, their initials, in the middle of their own mandala once it is known. */
function Face({ user }: { user: UserView }) {
  const { archetype, profileImageUrl, firstName, lastName } = user;
  if (profileImageUrl || !archetype) return <Avatar {...user} imageUrl={profileImageUrl} size="large" />;
  return (
    <span aria-hidden="true" className={`face ${hueClass[archetype]}`}>
      <Mandala archetype={archetype} />
      <span className="face-initials">{initialsOf(firstName, lastName)}</span>
    </span>
  );
}
