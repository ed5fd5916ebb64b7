import { type QueryKey, useInfiniteQuery } from "@tanstack/react-query";

type PageOf<Item> = { items: Item[]; nextCursor: string | null };

/** A list that comes page by page, as far as it was asked for. */
export function usePages<Item>(
  queryKey: QueryKey,
  get: (cursor: string | null, signal: AbortSignal) => Promise<PageOf<Item>>,
) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => get(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  return {
    items: query.data?.pages.flatMap(({ items }) => items),
    error: query.error,
    tryAgain: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}
