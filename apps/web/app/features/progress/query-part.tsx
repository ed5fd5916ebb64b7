import { learningWords } from "@academy/content/learning";
import type { ReactNode } from "react";
import { isUnauthorized } from "../../lib/api/api-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { SkeletonText } from "../../ui/waiting/skeleton.tsx";

type QueryState<Data> = {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};
type QueryPartProps<Data> = {
  query: QueryState<Data>;
  /** How many lines of type hold its place. */
  lines?: number;
  children: (data: Data) => ReactNode;
};

/** A part of a page that shows what a query brings, each on its own: one that fails takes no other along. */
export function QueryPart<Data>({ query, lines = 3, children }: QueryPartProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  // The gate around the page deals with the end of a session.
  if (!error || isUnauthorized(error)) return <SkeletonText lines={lines} />;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4">
      <p>{learningWords.failed}</p>
      <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
        {learningWords.again}
      </Button>
    </div>
  );
}
