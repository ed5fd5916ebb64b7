import { z } from "zod";

/** `GET /api/auth/user`: section 3's User. */
export const userView = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profileImageUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** "active" with any paid entitlement. */
  subscriptionStatus: z.enum(["active", "free"]),
});

export type UserView = z.infer<typeof userView>;

/** `POST /api/auth/sign-in/email` answers with the session's cookie. */
export const signInBody = z.strictObject({
  email: z.string().trim().min(3).max(320),
  password: z.string().min(1).max(256),
});

export const signedIn = z.strictObject({ user: userView });
export const signedOut = z.strictObject({ success: z.literal(true) });
