import { z } from "zod";
import { oneLine } from "./fields/text.ts";
import { archetypeKey } from "./visitors/results.ts";

/** The HTML rule for e-mail inputs (WHATWG), no stricter. Capitals and the spaces around it don't make another address. */
const htmlEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

export const emailAddress = z
  .string()
  .trim()
  .max(254, "Please use an email address with no more than 254 characters.")
  .regex(htmlEmail, "Please enter a valid email address.")
  .toLowerCase();

export const personName = (what: string) =>
  z
    .string()
    .trim()
    .max(80, `Please use 80 characters or fewer for the ${what}.`)
    .regex(oneLine, `The ${what} has characters that can’t be shown.`);
export const firstName = personName("first name").min(1, "Please enter your first name.");
export const lastName = personName("last name");

export const newPassword = z
  .string()
  .min(10, "Please use at least 10 characters.")
  .max(256, "Please use 256 characters or fewer.");
const givenPassword = z.string().min(1, "Please enter your password.").max(256);

/** As mailed or as shown by an authenticator; spaces between the digits are forgiven. */
export const sixDigits = z
  .string()
  .max(20)
  .transform((text) => text.replace(/\s/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, "Please enter the six-digit code."));

export const roles = ["learner", "support", "editor", "owner"] as const;
export type Role = (typeof roles)[number];

/** Section 3's User, and what the shell needs to know. */
export const userView = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profileImageUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** "active" with any paid entitlement. */
  subscriptionStatus: z.enum(["active", "free"]),
  role: z.enum(roles),
  /** Of their newest result of the quiz. */
  archetype: archetypeKey.nullable(),
});
export type UserView = z.infer<typeof userView>;

/** How one can sign in here. */
export const signInOptions = z.strictObject({
  hasOpenId: z.boolean(),
  /** In a demo, mails are kept at `/dev/mail` instead of sent. */
  keepsMail: z.boolean(),
});

/** Whatever it is, it leads somewhere: a return path that is none of ours counts as none. */
export const loginQuery = z.object({ returnTo: z.unknown().optional() });

/** What every way of signing in answers; the session's cookie comes with "signed-in" only. */
export const signInAnswer = z.discriminatedUnion("status", [
  z.strictObject({ status: z.literal("signed-in"), user: userView }),
  z.strictObject({ status: z.literal("second-factor") }),
]);
export type SignInAnswer = z.infer<typeof signInAnswer>;

/** The same for known and unknown addresses. */
export const mailOnItsWay = z.strictObject({ status: z.literal("mail-sent") });
export const signUpBody = z.strictObject({ firstName, lastName, email: emailAddress, password: newPassword });
export const emailBody = z.strictObject({ email: emailAddress });

export const passwordSignInBody = z.strictObject({ email: emailAddress, password: givenPassword });
/**
 * Also proves the address of a new account. Typed elsewhere than where the account was asked for, it makes one only with
 * a name: who asked for it there may have been anybody.
 */
export const codeSignInBody = z.strictObject({
  email: emailAddress,
  code: sixDigits,
  name: z.strictObject({ firstName, lastName }).optional(),
});
const secondFactorProofs = [
  z.strictObject({ code: sixDigits }),
  z.strictObject({ recoveryCode: z.string().trim().min(6).max(40) }),
] as const;
/** After an answer of "second-factor". */
export const secondFactorBody = z.union(secondFactorProofs);
/** With a second factor only that will do; without one, the password or a code that was mailed. */
export const proofBody = z.union([
  ...secondFactorProofs,
  z.strictObject({ password: givenPassword }),
  z.strictObject({ mailedCode: sixDigits }),
]);

/** Ends every session; signing in comes after, second factor included. */
export const resetPasswordBody = z.strictObject({
  token: z.string().min(10).max(200),
  password: newPassword,
});
/** The link that the owner had mailed; whoever has a password shows that they know it. */
export const secondFactorOffBody = z.strictObject({
  token: z.string().min(10).max(200),
  password: z.string().max(256).optional(),
});
/** The link of a purchase or a gift; the second factor is asked for where there is one. */
export const linkSignInBody = z.strictObject({ token: z.string().min(10).max(200) });
/** For a form that only has a button. */
export const noFields = z.strictObject({});
/** For whatever only needs to have happened. */
export const done = z.strictObject({ status: z.literal("done") });

/** Everything the settings page shows. */
export const accountView = z.strictObject({
  user: userView,
  /** Then the account can’t be deleted: nobody could open the studio any more. */
  isOnlyOwner: z.boolean(),
  hasPassword: z.boolean(),
  secondFactor: z.strictObject({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() }),
  sessions: z.array(
    z.strictObject({
      id: z.uuid(),
      device: z.string(),
      startedAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
      isCurrent: z.boolean(),
    }),
  ),
  preferences: z.strictObject({ wantsNews: z.boolean() }),
  /** An address that was asked for and not proven yet. */
  pendingEmail: z.string().nullable(),
});
export type AccountView = z.infer<typeof accountView>;

export const profileBody = z.strictObject({ firstName, lastName });
export const preferencesBody = z.strictObject({ wantsNews: z.boolean() });

export const changeEmailBody = z.strictObject({ email: emailAddress });
export const confirmEmailBody = z.strictObject({ code: sixDigits });
/** The link of a result that was mailed to another address. */
const resultToken = z.string().min(20).max(100);
export const claimResultBody = z.strictObject({ token: resultToken });
export const confirmResultBody = z.strictObject({ token: resultToken, code: sixDigits });
export const restoreEmailBody = z.strictObject({ token: z.string().min(10).max(200) });
export const restoredEmail = z.strictObject({ email: z.string() });

/** Ends every other session. Without a password so far, `currentPassword` is left out. */
export const changePasswordBody = z.strictObject({
  currentPassword: givenPassword.optional(),
  newPassword,
});

export const secondFactorStart = z.strictObject({ secret: z.string(), uri: z.string(), qrSvg: z.string() });
export const confirmSecondFactorBody = z.strictObject({ code: sixDigits });
export const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });

export const sessionParams = z.strictObject({ id: z.uuid() });

/** The address, typed again. */
export const deleteAccountBody = z.strictObject({ email: emailAddress });

export const claimBody = z.strictObject({ token: z.string().min(10).max(200) });
