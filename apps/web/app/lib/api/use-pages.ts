import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from "@tanstack/react-query";

type ItemPage<Item> = { items: Item[]; nextCursor: string | null };

/** A list that comes page by page, as far as it was asked for. */
export function usePages<Item>(
  queryKey: QueryKey,
  get: (cursor: string | null, signal: AbortSignal) => Promise<ItemPage<Item>>,
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

/** Puts one item of such a list in the place of what it was before. */
export function replaceOnPages<Item extends { id: string }>(
  client: QueryClient,
  queryKey: QueryKey,
  item: Item,
) {
  client.setQueryData<InfiniteData<ItemPage<Item>>>(
    queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((each) => (each.id === item.id ? item : each)),
        })),
      },
  );
}

/** What is asked with each page of a list. */
export const pageOf = (cursor: string | null, limit: string) => ({
  limit,
  ...(cursor === null ? {} : { cursor }),
});

/** Asks anew for all whose key begins with one of these: addresses of calls, and names of lists. */
export const refreshAll = (client: QueryClient, ...beginnings: string[]) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [first] }) =>
      typeof first === "string" && beginnings.some((beginning) => first.startsWith(beginning)),
  });

export function useFresh(...beginnings: string[]) {
  const client = useQueryClient();
  return () => refreshAll(client, ...beginnings);
}
