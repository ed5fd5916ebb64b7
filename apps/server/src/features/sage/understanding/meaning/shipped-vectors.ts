import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dimensions, modelName, type Vector } from "./vectors.ts";

export const shippedFile = join(import.meta.dirname, "shipped.vectors");
const keyBytes = 16;

/** The name of a text among all that are known, and of the model that has read it. */
export const meaningId = (text: string): string =>
  createHash("sha256")
    .update(`${modelName}\n${text}`)
    .digest("hex")
    .slice(0, 2 * keyBytes);

let shipped: ReadonlyMap<string, Vector> | undefined;

/** Of what the academy begins with: nobody has to read it again. Loaded with the first question. */
export function shippedVectors(): ReadonlyMap<string, Vector> {
  shipped ??= readVectors(readFileSync(shippedFile));
  return shipped;
}

export function readVectors(file: Buffer): Map<string, Vector> {
  const each = keyBytes + dimensions;
  return new Map(
    Array.from({ length: file.length / each }, (_, index) => {
      const key = file.subarray(index * each, index * each + keyBytes).toString("hex");
      return [key, new Int8Array(file.buffer, file.byteOffset + index * each + keyBytes, dimensions)];
    }),
  );
}

export const writeVectors = (vectors: ReadonlyMap<string, Vector>): Buffer =>
  Buffer.concat(
    [...vectors].flatMap(([key, vector]) => [
      Buffer.from(key, "hex"),
      Buffer.from(vector.buffer, vector.byteOffset, dimensions),
    ]),
  );
