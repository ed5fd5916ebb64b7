import { useSearchParams } from "react-router";
import { useHydrated } from "../../../ui/use-hydrated.ts";

/** The token of the link that led here; undefined while that can't be known, null when there is none. */
export function useLinkToken(): string | null | undefined {
  const [search] = useSearchParams();
  return useHydrated() ? search.get("token") || null : undefined;
}
