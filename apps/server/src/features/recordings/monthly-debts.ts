import { monthlyBenefits } from "@academy/content/benefits";
import { monthsAfter } from "../../platform/months.rules.ts";
import type { DebtList } from "../access/public.ts";
import { listNewestOf } from "./recordings.queries.ts";

/** So long before a month is over the owner hears of it. */
const noticeMs = 7 * 24 * 60 * 60 * 1000;

/** What members were promised something new of each month, a month after the newest, or after the first of them came. */
export const listMonthlyDebts: DebtList = async (db, now, limit) => {
  const debts = (await listNewestOf(db, monthlyBenefits, now)).flatMap(
    ({ name, shelfId, newest, heldFrom }) => {
      const since = newest && newest > heldFrom ? newest : heldFrom;
      const due = monthsAfter(since, 1);
      if (due.getTime() - noticeMs > now.getTime()) return [];
      const path = shelfId === null ? "/studio/courses" : `/studio/courses/${shelfId}`;
      return [{ kind: "monthly" as const, about: name, due, path }];
    },
  );
  return { debts: debts.slice(0, limit), total: debts.length };
};
