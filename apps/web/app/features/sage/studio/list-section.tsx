import { studioSagePage } from "@academy/content/pages/studio/sage-page";
import type { ReactNode, RefObject } from "react";
import { explain, isUnauthorized } from "../../../lib/api/api-error.ts";
import type { usePages } from "../../../lib/api/use-pages.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SkeletonText } from "../../../ui/waiting/skeleton.tsx";

type ListSectionProps<Item> = {
  id: string;
  words: { heading: string; about: string; none: { heading: string; text: string } };
  heading: RefObject<HTMLHeadingElement | null>;
  list: ReturnType<typeof usePages<Item>>;
  /** Beside the heading. */
  action?: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** One of the two lists: what it is about in the margin, then its rows, or why there are none. */
export function ListSection<Item>({ id, words, heading, list, action, children }: ListSectionProps<Item>) {
  const { items, error, hasMore } = list;
  return (
    <section aria-labelledby={id} className="studio-section">
      <div>
        <h2 ref={heading} id={id} tabIndex={-1} className="text-heading outline-none">
          {words.heading}
        </h2>
        <p className="mt-2 text-ink-soft text-pretty">{words.about}</p>
        {action && <div className="mt-5">{action}</div>}
      </div>
      <div className="min-w-0" aria-busy={!items && !error}>
        {items && items.length > 0 && <ul className="studio-rows">{children(items)}</ul>}
        {items?.length === 0 && (
          <EmptyState heading={words.none.heading} headingLevel={3}>
            <p>{words.none.text}</p>
          </EmptyState>
        )}
        {!items && !error && <SkeletonText lines={4} label={studioSagePage.loading} />}
        {/* The gate around the page deals with the end of a session. */}
        {error && !isUnauthorized(error) && (
          <div role="alert" className="mt-6 space-y-3">
            <p className="text-danger">
              {studioSagePage.failed} {explain(error)}
            </p>
            <Button variant="secondary" size="small" onClick={list.tryAgain}>
              {studioSagePage.tryAgain}
            </Button>
          </div>
        )}
        {hasMore && !error && (
          <Button variant="secondary" className="mt-6" isBusy={list.isLoadingMore} onClick={list.loadMore}>
            {studioSagePage.more}
          </Button>
        )}
      </div>
    </section>
  );
}
