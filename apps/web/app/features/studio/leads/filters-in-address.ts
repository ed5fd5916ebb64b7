import type { BodyOf } from "@academy/contract/call";
import type { changeLeadStage } from "@academy/contract/calls/studio/leads";

export type Stage = BodyOf<typeof changeLeadStage>["stage"];

/** What the owner filters by stands in the page's address, so that a view can be kept, sent and gone back to. */
const filterNames = [
  "search",
  "stage",
  "sort",
  "archetype",
  "source",
  "campaign",
  "wantsNews",
  "careless",
  "suspect",
  "from",
  "to",
  "columns",
] as const;
export type FilterName = (typeof filterNames)[number];
export type ShownFilters = Partial<Record<FilterName, string>>;

export function readFilters(address: URLSearchParams): ShownFilters {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = address.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

export function writeFilters(filters: ShownFilters): URLSearchParams {
  return new URLSearchParams(
    filterNames.flatMap((name): [string, string][] => {
      const value = filters[name];
      return value ? [[name, value]] : [];
    }),
  );
}

/** As the call takes them: days are the viewer's own, moments are everybody's. The last day belongs to it. */
export function filterQuery({ from, to, columns: _shown, ...rest }: ShownFilters): Record<string, string> {
  const since = momentOf(from, 0);
  const until = momentOf(to, 1);
  return { ...rest, ...(since ? { from: since } : {}), ...(until ? { until } : {}) };
}

function momentOf(day: string | undefined, daysLater: number): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? "") ?? [];
  if (!year) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(date) + daysLater).toISOString();
}

const behindMore: FilterName[] = [
  "archetype",
  "source",
  "campaign",
  "wantsNews",
  "careless",
  "suspect",
  "from",
  "to",
];
/** How many of those that are folded away are in use. */
export const countFolded = (filters: ShownFilters) => behindMore.filter((name) => filters[name]).length;
const leavesOutNobody: readonly FilterName[] = ["sort", "columns"];
/** Whether anything is left out. */
export const isNarrowed = (filters: ShownFilters) =>
  filterNames.some((name) => !leavesOutNobody.includes(name) && filters[name]);
