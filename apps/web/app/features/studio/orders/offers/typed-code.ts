import { studioOffersPage } from "@academy/content/pages/studio/orders/offers-page";
import { readDollars, readPercent, readWhole } from "../../typed-money.ts";
import type { NewCoupon, OfferKey } from "../calls.ts";

const words = studioOffersPage.newCode;
type CodeForm = { fields: Record<string, string>; offers: string[] };

const maxUses = 1_000_000;
const maxPerPerson = 1000;

/** What was typed, as the call takes it; what is wrong is said by field. */
export function readTypedCode({ fields, offers }: CodeForm): {
  body: NewCoupon;
  errors: Record<string, string>;
} {
  const errors: Record<string, string> = {};
  const read = (name: string, value: number | undefined, wrong: string) => {
    if (value === undefined) errors[name] = wrong;
    return value ?? null;
  };
  const optional = (name: string, most: number) => {
    const typed = fields[name]?.trim() ?? "";
    return typed === "" ? null : read(name, readWhole(typed, most), words.wholeInvalid);
  };
  const code = fields.code?.trim() ?? "";
  if (!/^[\p{L}\p{N}]{3,40}$/u.test(code.replace(/[\s-]/g, ""))) errors.code = words.codeInvalid;
  const worth = fields.worth ?? "";
  const isPercent = fields.kind !== "amount";
  const percentOff = isPercent ? read("worth", readPercent(worth), words.percentInvalid) : null;
  const centsOff = isPercent ? null : read("worth", readDollars(worth) || undefined, words.amountInvalid);
  const body = {
    code,
    percentOff,
    centsOff,
    offers: offers.length > 0 ? (offers as OfferKey[]) : null,
    maxUses: optional("maxUses", maxUses),
    maxPerPerson: optional("maxPerPerson", maxPerPerson),
    until: fields.until || null,
  };
  return { body, errors };
}
