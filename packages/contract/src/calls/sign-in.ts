import * as account from "../account.ts";
import { defineCall } from "../call.ts";

export const showUser = defineCall({
  method: "GET",
  path: "/api/auth/user",
  audience: "everyone",
  summary: "Who is signed in; 401 when nobody is",
  answer: account.userView,
});
export const showSignInOptions = defineCall({
  method: "GET",
  path: "/api/auth/options",
  audience: "everyone",
  summary: "How one can sign in here",
  answer: account.signInOptions,
});
export const signUp = defineCall({
  method: "POST",
  path: "/api/auth/sign-up",
  audience: "everyone",
  summary: "Ask for an account; the same answer for known and unknown addresses",
  body: account.signUpBody,
  answer: account.mailOnItsWay,
});
export const sendCode = defineCall({
  method: "POST",
  path: "/api/auth/code",
  audience: "everyone",
  summary: "Mail a sign-in code; the same answer for known and unknown addresses",
  body: account.emailBody,
  answer: account.mailOnItsWay,
});
export const signInWithPassword = defineCall({
  method: "POST",
  path: "/api/auth/sign-in/email",
  audience: "everyone",
  summary: "Sign in with address and password",
  body: account.passwordSignInBody,
  answer: account.signInAnswer,
});
export const signInWithCode = defineCall({
  method: "POST",
  path: "/api/auth/sign-in/code",
  audience: "everyone",
  summary: "Sign in with the mailed code, which also proves the address of a new account",
  body: account.codeSignInBody,
  answer: account.signInAnswer,
});
export const signInWithLink = defineCall({
  method: "POST",
  path: "/api/auth/sign-in/link",
  audience: "everyone",
  summary: "Sign in once with the link that came with a purchase or a gift",
  body: account.linkSignInBody,
  answer: account.signInAnswer,
});
export const signInWithSecondFactor = defineCall({
  method: "POST",
  path: "/api/auth/second-factor",
  audience: "everyone",
  summary: "Finish signing in with the second factor",
  body: account.secondFactorBody,
  answer: account.signInAnswer,
});
export const forgotPassword = defineCall({
  method: "POST",
  path: "/api/auth/password/forgot",
  audience: "everyone",
  summary: "Mail a link for a new password; the same answer for known and unknown addresses",
  body: account.emailBody,
  answer: account.mailOnItsWay,
});
export const resetPassword = defineCall({
  method: "POST",
  path: "/api/auth/password/reset",
  audience: "everyone",
  summary: "Set a new password with the mailed link, which ends every session",
  body: account.resetPasswordBody,
  answer: account.done,
});
export const takeSecondFactorOff = defineCall({
  method: "POST",
  path: "/api/auth/second-factor/off",
  audience: "everyone",
  summary: "Turn two-step verification off with a link that the owner had mailed, which ends every session",
  body: account.secondFactorOffBody,
  answer: account.done,
});
export const signOut = defineCall({
  method: "POST",
  path: "/api/auth/sign-out",
  audience: "everyone",
  summary: "Sign out",
  answer: account.done,
});
export const login = defineCall({
  method: "GET",
  path: "/api/login",
  audience: "everyone",
  summary: "Go to the sign-in page, as a full-page navigation",
  query: account.loginQuery,
  answer: "redirect",
});
export const logout = defineCall({
  method: "GET",
  path: "/api/logout",
  audience: "everyone",
  summary: "Sign out and go to the front page, as a full-page navigation",
  answer: "redirect",
});
export const loginWithOpenId = defineCall({
  method: "GET",
  path: "/api/login/openid",
  audience: "everyone",
  summary: "Go to the OpenID provider, where there is one",
  query: account.loginQuery,
  answer: "redirect",
});
export const openIdCallback = defineCall({
  method: "GET",
  path: "/api/login/openid/callback",
  audience: "everyone",
  summary: "Where the OpenID provider sends people back to",
  answer: "redirect",
});
