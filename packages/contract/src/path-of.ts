import type { Call, CallAddress } from "./call.ts";

type Values = Record<string, string | number | undefined>;

/** The address of a call, its varying parts and its query filled in. */
export function pathOf<Definition extends Pick<Call, "path">>(
  { path }: Definition,
  ...[address]: AddressArguments<Definition>
): string {
  const { params = {}, query = {} } = (address ?? {}) as { params?: Values; query?: Values };
  const filled = path.replace(
    /\/:(\w+)/g,
    (_, name: string) => `/${encodeURIComponent(String(params[name]))}`,
  );
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return given.length === 0 ? filled : `${filled}?${given.join("&")}`;
}

/** Left out where there is nothing to fill in. */
export type AddressArguments<Definition> =
  object extends CallAddress<Definition>
    ? [address?: CallAddress<Definition>]
    : [address: CallAddress<Definition>];
