import { profilePage } from "@academy/content/profile-page";
import type { UserView } from "@academy/contract/account";
import { LinkButton } from "../../ui/link-button.tsx";

const { badges, subscription } = profilePage;

export function Subscription({ user }: { user: UserView }) {
  const isPremium = user.subscriptionStatus === "active";
  return (
    <>
      <p className="font-display text-heading">{isPremium ? badges.active : badges.free}</p>
      <p className="mt-2 max-w-text text-pretty">{isPremium ? subscription.active : subscription.free}</p>
      {!isPremium && (
        <LinkButton to={subscription.upgrade.to} className="mt-6">
          {subscription.upgrade.label}
        </LinkButton>
      )}
    </>
  );
}
