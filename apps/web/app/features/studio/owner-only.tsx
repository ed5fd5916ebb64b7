import type { ReactNode } from "react";
import { useUser } from "../account/public.ts";

/** What support and editors may not do, they don't meet: the server would refuse it. */
export function OwnerOnly({ children }: { children: ReactNode }) {
  return useUser().user?.role === "owner" && children;
}
