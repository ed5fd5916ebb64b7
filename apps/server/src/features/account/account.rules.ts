import type { UserView } from "@academy/contract/account";

type User = {
  firstName: string;
  lastName: string;
  email: string;
  imageUrl: string | null;
  role: "learner" | "owner";
  createdAt: Date;
};

/** Lists what may leave. */
export function toUserView(user: User): UserView {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    profileImageUrl: user.imageUrl,
    createdAt: user.createdAt.toISOString(),
    // Nothing can be bought yet, so nobody holds a paid entitlement.
    subscriptionStatus: "free",
    role: user.role,
  };
}
