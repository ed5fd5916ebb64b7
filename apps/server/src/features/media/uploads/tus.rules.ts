import { maxMediaNameCharacters, maxUploadBytes } from "@academy/contract/fields/media";

/** The version of the protocol that is spoken here. */
export const tusVersion = "1.0.0";

/** A whole number as a header has it; undefined for anything else. */
export function readCount(header: string | string[] | undefined): number | undefined {
  const isCount = typeof header === "string" && /^\d{1,15}$/.test(header);
  return isCount ? Number(header) : undefined;
}

export const isTooLong = (bytes: number) => bytes > maxUploadBytes;

/** `filename d29ybGQ=,replaces …`: names with values in base64. */
export function readMetadata(header: string | string[] | undefined): Map<string, string> {
  const pairs = typeof header === "string" ? header.split(",") : [];
  return new Map(
    pairs.map((pair) => {
      const [key = "", value = ""] = pair.trim().split(" ");
      return [key, Buffer.from(value, "base64").toString("utf8")];
    }),
  );
}

/** The last part of whatever path a browser sends, in one line; never more than words on a screen. */
export function cleanName(name: string | undefined): string {
  const last = (name ?? "").toWellFormed().split(/[/\\]/).at(-1) ?? "";
  const line = last.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, " ").trim();
  return [...line].slice(-maxMediaNameCharacters).join("").trim() || "file";
}
