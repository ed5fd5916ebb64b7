/** What the owner filters by stands in the page's address, so that a view can be kept, sent and gone back to. */
const filterNames = ["search", "state", "offer", "gift", "refunded", "failed", "from", "to"] as const;
export type OrderFilterName = (typeof filterNames)[number];
export type ShownOrderFilters = Partial<Record<OrderFilterName, string>>;

export function readOrderFilters(address: URLSearchParams): ShownOrderFilters {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = address.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

export function writeOrderFilters(filters: ShownOrderFilters): URLSearchParams {
  return new URLSearchParams(
    filterNames.flatMap((name): [string, string][] => {
      const value = filters[name];
      return value ? [[name, value]] : [];
    }),
  );
}

/** As the call takes them: days are the viewer's own, moments are everybody's. The last day belongs to it. */
export function orderFilterQuery({ from, to, ...rest }: ShownOrderFilters): Record<string, string> {
  const since = momentOf(from, 0);
  const until = momentOf(to, 1);
  return { ...rest, ...(since ? { from: since } : {}), ...(until ? { until } : {}) };
}

function momentOf(day: string | undefined, daysLater: number): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? "") ?? [];
  if (!year) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(date) + daysLater).toISOString();
}

const behindMore: OrderFilterName[] = ["gift", "refunded", "failed", "from", "to"];
/** How many of those that are folded away are in use. */
export const countFolded = (filters: ShownOrderFilters) => behindMore.filter((name) => filters[name]).length;
export const isNarrowed = (filters: ShownOrderFilters) => filterNames.some((name) => filters[name]);
