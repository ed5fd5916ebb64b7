import { tabStorage } from "../../../lib/storage/storage.ts";

const key = "academy.just-enrolled";

export type FreshEnrollment = { outcome: "bought" | "noted"; email: string };

/** What somebody without an account has to know after enrolling, for this tab alone. */
export const justEnrolled = {
  keep: (enrolled: FreshEnrollment) => void tabStorage.write(key, enrolled),
  read: (): FreshEnrollment | undefined => tabStorage.read(key, readKept),
  drop: () => tabStorage.remove(key),
};

function readKept(kept: unknown): FreshEnrollment | undefined {
  const { outcome, email } = kept as FreshEnrollment;
  const isWhole = (outcome === "bought" || outcome === "noted") && typeof email === "string";
  return isWhole ? { outcome, email } : undefined;
}
