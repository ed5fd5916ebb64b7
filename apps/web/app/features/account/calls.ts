import type {
  AccountView,
  changePasswordBody,
  deleteAccountBody,
  passwordSignInBody,
  profileBody,
  recoveryCodes,
  resetPasswordBody,
  SignInAnswer,
  secondFactorBody,
  secondFactorStart,
  signUpBody,
} from "@academy/contract/account";
import { asPromised, sendJson } from "../../lib/api.ts";

const post = <Result>(path: string, body?: unknown) =>
  sendJson("POST", path, { body, schema: asPromised<Result>() });
const account = asPromised<AccountView>();
type Schema = { _zod: { input: unknown; output: unknown } };
type BodyOf<Body extends Schema> = Body["_zod"]["input"];
type AnswerOf<Answer extends Schema> = Answer["_zod"]["output"];
type RecoveryCodes = AnswerOf<typeof recoveryCodes>;
export type SecondFactorStart = AnswerOf<typeof secondFactorStart>;

export const signInWithPassword = (body: BodyOf<typeof passwordSignInBody>) =>
  post<SignInAnswer>("/api/auth/sign-in/email", body);
export const signInWithCode = (body: { email: string; code: string }) =>
  post<SignInAnswer>("/api/auth/sign-in/code", body);
export const signInWithSecondFactor = (body: BodyOf<typeof secondFactorBody>) =>
  post<SignInAnswer>("/api/auth/second-factor", body);
export const signUp = (body: BodyOf<typeof signUpBody>) => post<unknown>("/api/auth/sign-up", body);
export const askForCode = (email: string) => post<unknown>("/api/auth/code", { email });
export const askForReset = (email: string) => post<unknown>("/api/auth/password/forgot", { email });
export const resetPassword = (body: BodyOf<typeof resetPasswordBody>) =>
  post<unknown>("/api/auth/password/reset", body);
export const claimOwner = (token: string) => post<unknown>("/api/owner/claim", { token });

export const saveName = (body: BodyOf<typeof profileBody>) =>
  sendJson("PATCH", "/api/account/profile", { body, schema: account });
export const savePreferences = (wantsNews: boolean) =>
  sendJson("PUT", "/api/account/preferences", { body: { wantsNews }, schema: account });
export const savePicture = (picture: Blob) =>
  sendJson("PUT", "/api/account/picture", { body: picture, schema: account });
export const removePicture = () => sendJson("DELETE", "/api/account/picture", { schema: account });
export const askForNewEmail = (email: string) => post<unknown>("/api/account/email", { email });
export const confirmNewEmail = (code: string) => post<unknown>("/api/account/email/confirm", { code });
export const changePassword = (body: BodyOf<typeof changePasswordBody>) =>
  post<unknown>("/api/account/password", body);
export const startSecondFactor = (password?: string) =>
  post<SecondFactorStart>("/api/account/second-factor/start", password === undefined ? {} : { password });
export const confirmSecondFactor = (code: string) =>
  post<RecoveryCodes>("/api/account/second-factor/confirm", { code });
export const renewRecoveryCodes = (code: string) =>
  post<RecoveryCodes>("/api/account/second-factor/recovery-codes", { code });
export const stopSecondFactor = (code: string) => post<unknown>("/api/account/second-factor/stop", { code });
export const endSession = (id: string) =>
  sendJson("DELETE", `/api/account/sessions/${encodeURIComponent(id)}`);
export const endAllSessions = () => sendJson("POST", "/api/account/sessions/end-all");
export const deleteAccount = (body: BodyOf<typeof deleteAccountBody>) =>
  post<unknown>("/api/account/delete", body);
