import { studioPage } from "@academy/content/pages/studio/studio-page";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { usePages } from "../../../lib/api/use-pages.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SkeletonText } from "../../../ui/waiting/skeleton.tsx";
import { StudioPage, type StudioPageProps } from "./page.tsx";
import { Failed } from "./problem.tsx";

type Pages<Item> = ReturnType<typeof usePages<Item>>;
type None = { heading: string; text?: string };

type ListProps<Item> = {
  list: Pages<Item>;
  /** Said where there is nothing. */
  none: None | string;
  headingLevel?: 2 | 3;
  children: (items: Item[]) => ReactNode;
};

/** What comes page by page: its rows, or that there are none, or that they are on their way. */
export function List<Item>({ list, none, headingLevel = 2, children }: ListProps<Item>) {
  const { items } = list;
  return (
    <>
      {items && items.length > 0 && children(items)}
      {items?.length === 0 && <Nothing none={none} headingLevel={headingLevel} />}
      <ListEnd list={list} />
    </>
  );
}

type NothingProps = { none: None | string; headingLevel?: 2 | 3 };

export const Nothing = ({ none, headingLevel = 2 }: NothingProps) =>
  typeof none === "string" ? (
    <p className="text-ink-soft">{none}</p>
  ) : (
    <EmptyState heading={none.heading} headingLevel={headingLevel}>
      {none.text && <p>{none.text}</p>}
    </EmptyState>
  );

/** What stands below a list: that it is on its way, that it failed, or the way to more of it. */
export function ListEnd<Item>({ list }: { list: Pages<Item> }) {
  const { items, error, hasMore } = list;
  if (error) return <Failed error={error} onRetry={list.tryAgain} className="mt-6" />;
  if (!items) return <SkeletonText lines={6} label={studioPage.loading} />;
  if (!hasMore) return null;
  return (
    <Button variant="secondary" className="mt-6" isBusy={list.isLoadingMore} onClick={list.loadMore}>
      {studioPage.more}
    </Button>
  );
}

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, "data" | "error" | "refetch">;
  lines?: number;
  children: (data: Data) => ReactNode;
};

/** What an answer is needed for, once it is there. */
export function Loaded<Data>({ query, lines = 6, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <SkeletonText lines={lines} label={studioPage.loading} />;
  return <Failed error={error} onRetry={refetch} />;
}

type ListPageProps<Item> = Omit<StudioPageProps, "children"> &
  ListProps<Item> & {
    /** A `FilterBar`, and whatever else stands above the rows. */
    filters?: ReactNode;
    /** How many there are; said when it changes. */
    count?: string | undefined;
    /** Beside it. */
    tools?: ReactNode;
    /** What is done with those that are selected. */
    bulk?: ReactNode;
  };

/** A page that is a list: its heading and filters, how many there are, the rows, and more of them. */
export function ListPage<Item>(props: ListPageProps<Item>) {
  const { filters, count, tools, bulk, list, none, headingLevel = 2, children, ...page } = props;
  return (
    <StudioPage {...page}>
      {filters}
      {(count !== undefined || tools) && (
        <div className="studio-summary">
          <p role="status">{count}</p>
          {tools}
        </div>
      )}
      {bulk}
      <List list={list} none={none} headingLevel={headingLevel}>
        {children}
      </List>
    </StudioPage>
  );
}
