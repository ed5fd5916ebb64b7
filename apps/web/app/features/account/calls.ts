import type { AnswerOf, BodyOf } from "@academy/contract/call";
import * as account from "@academy/contract/calls/account";
import * as entry from "@academy/contract/calls/sign-in";
import { callApi } from "../../lib/api.ts";

export type SecondFactorStart = AnswerOf<typeof account.startSecondFactor>;

export const signInWithPassword = (body: BodyOf<typeof entry.signInWithPassword>) =>
  callApi(entry.signInWithPassword, { body });
export const signInWithCode = (body: BodyOf<typeof entry.signInWithCode>) =>
  callApi(entry.signInWithCode, { body });
export const signInWithSecondFactor = (body: BodyOf<typeof entry.signInWithSecondFactor>) =>
  callApi(entry.signInWithSecondFactor, { body });
export const signUp = (body: BodyOf<typeof entry.signUp>) => callApi(entry.signUp, { body });
export const askForCode = (email: string) => callApi(entry.sendCode, { body: { email } });
export const askForReset = (email: string) => callApi(entry.forgotPassword, { body: { email } });
export const resetPassword = (body: BodyOf<typeof entry.resetPassword>) =>
  callApi(entry.resetPassword, { body });
export const claimOwner = (token: string) => callApi(account.claimOwnership, { body: { token } });

export const saveName = (body: BodyOf<typeof account.saveProfile>) => callApi(account.saveProfile, { body });
export const savePreferences = (wantsNews: boolean) =>
  callApi(account.savePreferences, { body: { wantsNews } });
export const savePicture = (picture: Blob) => callApi(account.savePicture, { body: picture });
export const removePicture = () => callApi(account.removePicture);
export const askForNewEmail = (email: string) => callApi(account.changeEmail, { body: { email } });
export const confirmNewEmail = (code: string) => callApi(account.confirmEmail, { body: { code } });
export const changePassword = (body: BodyOf<typeof account.changePassword>) =>
  callApi(account.changePassword, { body });
export const startSecondFactor = (password?: string) =>
  callApi(account.startSecondFactor, { body: password === undefined ? {} : { password } });
export const confirmSecondFactor = (code: string) => callApi(account.confirmSecondFactor, { body: { code } });
export const renewRecoveryCodes = (code: string) => callApi(account.renewRecoveryCodes, { body: { code } });
export const stopSecondFactor = (code: string) => callApi(account.stopSecondFactor, { body: { code } });
export const endSession = (id: string) => callApi(account.endSession, { params: { id } });
export const endAllSessions = () => callApi(account.endAllSessions);
export const deleteAccount = (body: BodyOf<typeof account.deleteAccount>) =>
  callApi(account.deleteAccount, { body });
