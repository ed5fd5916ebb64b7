import { studioPage } from "@academy/content/pages/studio/studio-page";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { explain, isUnauthorized } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { SkeletonText } from "../../../ui/waiting/skeleton.tsx";

type LoadedProps<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode };

/** What an answer is needed for, once it is there. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <SkeletonText lines={6} label={studioPage.loading} />;
  // The gate around the page deals with the end of a session.
  if (isUnauthorized(error)) return null;
  return (
    <div role="alert" className="space-y-3">
      <p className="text-danger">
        {studioPage.failed} {explain(error)}
      </p>
      <Button variant="secondary" size="small" onClick={() => void refetch()}>
        {studioPage.tryAgain}
      </Button>
    </div>
  );
}
