import type { Role, UserView } from "@academy/contract/account";
import type { ArchetypeKey } from "@academy/quiz/archetypes";

type User = {
  firstName: string;
  lastName: string;
  email: string;
  imageUrl: string | null;
  role: Role;
  createdAt: Date;
  hasEntitlement: boolean;
};

/** Lists what may leave. */
export function toUserView(user: User, archetype: ArchetypeKey | null): UserView {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    profileImageUrl: user.imageUrl,
    createdAt: user.createdAt.toISOString(),
    subscriptionStatus: user.hasEntitlement ? "active" : "free",
    role: user.role,
    archetype,
  };
}
