import { studioPage } from "@academy/content/pages/studio/studio-page";
import { explain, isUnauthorized } from "../../lib/api/api-error.ts";
import type { usePages } from "../../lib/api/use-pages.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { SkeletonText } from "../../ui/waiting/skeleton.tsx";

/** What stands below a list: that it is on its way, that it failed, or the way to more of it. */
export function ListEnd<Item>({ list }: { list: ReturnType<typeof usePages<Item>> }) {
  const { items, error, hasMore } = list;
  if (error) {
    // The gate around the page deals with the end of a session.
    if (isUnauthorized(error)) return null;
    return (
      <div role="alert" className="mt-6 space-y-3">
        <p className="text-danger">
          {studioPage.failed} {explain(error)}
        </p>
        <Button variant="secondary" size="small" onClick={list.tryAgain}>
          {studioPage.tryAgain}
        </Button>
      </div>
    );
  }
  if (!items) return <SkeletonText lines={6} label={studioPage.loading} />;
  if (!hasMore) return null;
  return (
    <Button variant="secondary" className="mt-6" isBusy={list.isLoadingMore} onClick={list.loadMore}>
      {studioPage.more}
    </Button>
  );
}
