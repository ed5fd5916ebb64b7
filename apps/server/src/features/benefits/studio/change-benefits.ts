import type { BenefitBody } from "@academy/contract/studio/benefits";
import { maxBenefits } from "@academy/contract/studio/benefits";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { orderedId } from "../../../platform/ordered-id.ts";
import { benefitsOf, listBenefits } from "../../access/public.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { listOnSale } from "../../offers/public.ts";
import { holdBenefits, insertBenefit, replaceLink, setArchived } from "../benefits.queries.ts";

const subjectOf = (id: string) => ({ kind: "benefit", id });

/** One of the owner's own, to be put into offers. */
export function addBenefit(db: Db, body: BenefitBody, { by, now }: Actor): Promise<string> {
  return inTransaction(db, async (tx) => {
    const known = await listBenefits(tx);
    if (known.length >= maxBenefits) {
      throw new AppError("BAD_REQUEST", { message: `There can be at most ${maxBenefits} benefits.` });
    }
    const isSame = ({ name, isArchived }: (typeof known)[number]) =>
      !isArchived && name.toLowerCase() === body.name.toLowerCase();
    if (known.some(isSame)) {
      throw new AppError("BAD_REQUEST", { field: "name", message: "Another benefit has this name." });
    }
    const id = orderedId(now);
    await insertBenefit(tx, { ...body, id, now });
    const detail = { kind: body.kind };
    await recordAudit(tx, { by, action: "benefit.made", subject: subjectOf(id), detail }, now);
    return id;
  });
}

type Archiving = { id: string; isArchived: boolean };

/** Not while an offer is sold with it. Whoever holds it keeps it. */
export function archiveBenefit(db: Db, { id, isArchived }: Archiving, { by, now }: Actor): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await listBenefits(tx)).some((each) => each.id === id)) throw new AppError("NOT_FOUND");
    await holdBenefits(tx, [id]);
    const holding = (await listOnSale(tx, now)).find(({ offer, terms }) =>
      benefitsOf(offer, terms).some(({ benefit }) => benefit === id),
    );
    if (isArchived && holding) {
      const message = `“${holding.terms.name}” is sold with this. Take it out of that offer first.`;
      throw new AppError("CONFLICT", { message });
    }
    if (!(await setArchived(tx, id, isArchived ? now : null))) return;
    const action = isArchived ? "benefit.archived" : "benefit.brought-back";
    await recordAudit(tx, { by, action, subject: subjectOf(id) }, now);
  });
}

type LinkChange = { id: string; link: string | null; basedOn: string | null };

/** Two who change it at once: the second is told. */
export function changeSpaceLink(
  db: Db,
  { id, link, basedOn }: LinkChange,
  { by, now }: Actor,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const benefit = (await listBenefits(tx)).find((each) => each.id === id);
    if (benefit?.kind !== "space") throw new AppError("NOT_FOUND");
    if (!(await replaceLink(tx, id, { link, basedOn }))) throw new AppError("CONFLICT");
    const action = link === null ? "space-link.removed" : "space-link.set";
    const detail = { host: link === null ? null : new URL(link).host };
    await recordAudit(tx, { by, action, subject: subjectOf(id), detail }, now);
  });
}
