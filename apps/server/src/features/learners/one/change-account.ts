import { AppError } from "../../../platform/errors.ts";
import {
  type AccountDeps,
  deleteAccount,
  endSessions,
  exportAccount,
  sendHelp,
  sendSecondFactorOffLink,
} from "../../account/public.ts";
import { actOnLearner, type LearnerAction } from "./act-on-learner.ts";

type Deps = Pick<AccountDeps, "db" | "now" | "hash" | "personalData">;

export function helpSignIn(
  deps: Deps,
  acting: LearnerAction & { send: "sign-in-link" | "reset-password" },
): Promise<void> {
  const { send } = acting;
  return actOnLearner(deps, acting, "sign-in.helped", async (tx, user, detail) => {
    detail.sent = send;
    await sendHelp(tx, deps, { user, send });
  });
}

/** The mail goes to them; nothing is off before they have said so. */
export const helpWithSecondFactor = (deps: Deps, acting: LearnerAction): Promise<void> =>
  actOnLearner(deps, acting, "second-factor.offered-off", (tx, user) =>
    sendSecondFactorOffLink(tx, deps, user),
  );

export const signOutEverywhere = (deps: Deps, acting: LearnerAction): Promise<void> =>
  actOnLearner(deps, acting, "sessions.ended", (tx, { id }) => endSessions(tx, id));

/** The file that they could have taken along themselves. */
export const handOutData = (deps: Deps, acting: LearnerAction): Promise<object> =>
  actOnLearner(deps, acting, "data.exported", (tx, user) =>
    exportAccount({ ...deps, db: tx }, { id: "", user }),
  );

/** As if they had done it themselves, the mail that says so included. */
export function eraseLearner(deps: Deps, acting: LearnerAction & { email: string }): Promise<void> {
  const { email } = acting;
  return actOnLearner(deps, acting, "learner.erased", async (tx, user) => {
    if (email !== user.email) {
      throw new AppError("BAD_REQUEST", {
        field: "email",
        message: "That isn’t this learner’s email address.",
      });
    }
    await deleteAccount({ ...deps, db: tx }, user, email);
  });
}
