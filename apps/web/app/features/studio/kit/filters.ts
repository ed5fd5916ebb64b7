import { useSearchParams } from "react-router";

/** What a list is narrowed by stands in the page's address, so that a view can be kept, sent and gone back to. */
export type Filters<Name extends string> = Partial<Record<Name, string>>;

/** How it is shown: nobody is left out by it, and it stays when filters are cleared. */
const shownBy: readonly string[] = ["sort", "columns"];

const pick = <Name extends string>(
  names: readonly Name[],
  read: (name: Name) => string | null | undefined,
): [Name, string][] =>
  names.flatMap((name): [Name, string][] => {
    const value = read(name)?.trim();
    return value ? [[name, value]] : [];
  });

export const readFilters = <Name extends string>(
  address: URLSearchParams,
  names: readonly Name[],
): Filters<Name> => Object.fromEntries(pick(names, (name) => address.get(name))) as Filters<Name>;

export const writeFilters = <Name extends string>(filters: Filters<Name>, names: readonly Name[]) =>
  new URLSearchParams(pick(names, (name) => filters[name]));

export const isNarrowed = (filters: Filters<string>) =>
  Object.entries(filters).some(([name, value]) => value && !shownBy.includes(name));

/** Only how it is shown is left. */
export const clearFilters = <Name extends string>(filters: Filters<Name>): Filters<Name> =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => shownBy.includes(name))) as Filters<Name>;

/** As a call takes them: days are the viewer's own, moments are everybody's. The last day belongs to it. */
export function filterQuery(filters: Filters<string>): Record<string, string> {
  const { from, to, columns: _shown, ...rest } = filters;
  const since = momentOf(from, 0);
  const until = momentOf(to, 1);
  return {
    ...(rest as Record<string, string>),
    ...(since ? { from: since } : {}),
    ...(until ? { until } : {}),
  };
}

function momentOf(day: string | undefined, daysLater: number): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? "") ?? [];
  if (!year) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(date) + daysLater).toISOString();
}

const quietly = { replace: true, preventScrollReset: true };

/** The filters of this page, and how to change them. `names` are the same list each time. */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address, names);
  return {
    filters,
    query: filterQuery(filters),
    isNarrowed: isNarrowed(filters),
    change: (next: Filters<Name>) => setAddress(writeFilters(next, names), quietly),
  };
}

/** One of a few that always is one, under its name in the address. */
export function useChoice<Value extends string>(
  name: string,
  values: Readonly<Record<Value, string>>,
  first: Value,
): [Value, (value: string) => void] {
  const [address, setAddress] = useSearchParams();
  const asked = address.get(name);
  const isKnown = asked !== null && Object.hasOwn(values, asked);
  const choose = (value: string) => {
    const next = new URLSearchParams(address);
    next.set(name, value);
    setAddress(next, quietly);
  };
  return [isKnown ? (asked as Value) : first, choose];
}
