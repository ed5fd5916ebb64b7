import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { updateUser } from "../../account/public.ts";
import { reissueCertificate, revokeCertificate, undoRevocation } from "../../certificates/public.ts";
import { actOnLearner, type LearnerAction } from "./act-on-learner.ts";
import { hasCertificate } from "./learner.queries.ts";

type Deps = { db: Db; now: Clock };
type CertificateAction = LearnerAction & { certificateId: string };

const hasChanged = "This certificate has changed in the meantime. Reload the page and try again.";

/** The profile gets the right name as well: a certificate always carries the name that is there. */
export function correctName(
  deps: Deps,
  acting: CertificateAction & { firstName: string; lastName: string },
): Promise<void> {
  const { id, certificateId, firstName, lastName } = acting;
  return actOnLearner(deps, acting, "certificate.corrected", async (tx, learner, detail) => {
    detail.certificate = certificateId;
    await updateUser(tx, id, { firstName, lastName }, deps.now());
    const holder = { ...learner, firstName, lastName };
    const issued = await reissueCertificate({ db: tx, now: deps.now }, holder, certificateId);
    detail.issued = issued.id;
  });
}

export function revoke(deps: Deps, acting: CertificateAction): Promise<void> {
  const { id, certificateId } = acting;
  return actOnLearner(deps, acting, "certificate.revoked", async (tx, _learner, detail) => {
    detail.certificate = certificateId;
    if (!(await hasCertificate(tx, id, certificateId))) throw new AppError("NOT_FOUND");
    if (await revokeCertificate(tx, certificateId, deps.now())) return;
    throw new AppError("CONFLICT", { message: hasChanged });
  });
}

/** Whoever has read that it is revoked may have kept that: they get a new one in its place. */
export function restore(deps: Deps, acting: CertificateAction): Promise<void> {
  const { id, certificateId } = acting;
  return actOnLearner(deps, acting, "certificate.restored", async (tx, _learner, detail) => {
    detail.certificate = certificateId;
    if (!(await hasCertificate(tx, id, certificateId))) throw new AppError("NOT_FOUND");
    const issued = await undoRevocation(tx, certificateId);
    if (!issued) throw new AppError("CONFLICT", { message: hasChanged });
    detail.issued = issued;
  });
}
