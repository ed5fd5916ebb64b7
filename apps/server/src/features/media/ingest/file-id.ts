import { createHash } from "node:crypto";

/** The same bytes of the same thing have the same address, and other bytes another: it can be kept forever. */
export function fileIdOf(mediaId: string, sha256: string): string {
  const hex = createHash("sha256").update(`${mediaId} ${sha256}`).digest("hex");
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join("-");
}
