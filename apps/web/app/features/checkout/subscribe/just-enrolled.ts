import { tabStorage } from "../../../lib/storage/storage.ts";

const key = "academy.just-enrolled";

export type JustEnrolled = { outcome: "bought" | "noted"; email: string };

/** What somebody without an account has to know after enrolling, for this tab alone. */
export const justEnrolled = {
  keep: (enrolled: JustEnrolled) => void tabStorage.write(key, enrolled),
  read: (): JustEnrolled | undefined => tabStorage.read(key, readKept),
  drop: () => tabStorage.remove(key),
};

function readKept(kept: unknown): JustEnrolled | undefined {
  const { outcome, email } = kept as JustEnrolled;
  const isWhole = (outcome === "bought" || outcome === "noted") && typeof email === "string";
  return isWhole ? { outcome, email } : undefined;
}
