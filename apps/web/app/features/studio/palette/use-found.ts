import { searchStudio } from "@academy/contract/calls/studio/search";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callApi } from "../../../lib/api/api.ts";

/** Somebody who types is not asked about after every letter. */
const restMs = 150;

/** Whom and what begins with the text, and whether that is still being found out. Of editors nothing is asked: they see nobody. */
export function useFound(typed: string, mayFindPeople: boolean) {
  const text = mayFindPeople ? typed.trim() : "";
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error, isFetching } = useQuery({
    queryKey: ["studio-search", asked],
    queryFn: ({ signal }) => callApi(searchStudio, { query: { q: asked }, signal }),
    enabled: asked !== "",
    // What was found a moment ago stays until the next is there; later it is asked for anew.
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    gcTime: 60_000,
  });
  return {
    found: text === "" ? undefined : data,
    error: text === "" ? null : error,
    isSearching: text !== "" && (isFetching || asked !== text),
  };
}
