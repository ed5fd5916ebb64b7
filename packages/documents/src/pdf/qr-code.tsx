import { Path, Svg } from "@react-pdf/renderer";
import { encode } from "uqr";
import { palette } from "../palette.ts";

/** An address to scan, without a margin: the page around it is one. */
export function QrCode({ address, size }: { address: string; size: number }) {
  const { data, size: modules } = encode(address, { ecc: "M", border: 0 });
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${modules} ${modules}`}>
      <Path d={data.map(outlineRow).join("")} fill={palette.ink} />
    </Svg>
  );
}

/** Neighbors are one piece: hairlines between them would be seen on paper. */
function outlineRow(row: boolean[], y: number): string {
  const bits = row.map((isDark) => (isDark ? "1" : "0")).join("");
  return [...bits.matchAll(/1+/g)]
    .map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join("");
}
