import { archetypeKeys } from "@academy/quiz/archetypes";
import { useSearchParams } from "react-router";

/** Whose result led here, as the link says it. */
export function useArchetypeInAddress() {
  const [search] = useSearchParams();
  const named = search.get("archetype");
  return archetypeKeys.find((key) => key === named);
}
