import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { dimensions, lengthOf, type Vector } from "../meaning/vectors.ts";
import { stemOf, tokenize } from "../tokens.ts";
import { fillProbabilities, type Reading } from "./train.ts";

/**
 * What a question is most likely answered by: a passage of the pages, a lesson of the starter courses, a professional, or
 * nothing of ours. It follows from what the question means and from its words, by one weight for each and every answer.
 */
export type Head = {
  classes: readonly string[];
  /** The stems it knows, and how much each says: the fewer questions have it, the more. */
  words: readonly string[];
  idf: Float32Array;
  weights: { meaning: Float32Array; words: Float32Array; bias: Float32Array };
};

/** What a question may be about, and how likely that is, from 0 to 1. */
export type ScoredClass = { id: string; probability: number };

/** How much the meaning says beside the words. */
const meaningWeight = 8;
const wordsWeight = 6;

/** A question as the head reads it; where its meaning can't be had, its words have to do. */
export function askedOf(
  text: string,
  vector: Vector | undefined,
  rows: ReadonlyMap<string, number>,
  idf: Float32Array,
): Reading {
  const known = [...new Set(tokenize(text).map(stemOf))].flatMap((stem) => rows.get(stem) ?? []);
  const length = Math.hypot(...known.map((row) => idf[row] as number)) || 1;
  const meaning = new Float32Array(dimensions);
  if (vector) {
    const scale = meaningWeight / lengthOf(vector);
    for (let at = 0; at < dimensions; at++) meaning[at] = (vector[at] as number) * scale;
  }
  return {
    meaning,
    rows: Int32Array.from(known),
    values: Float32Array.from(known, (row) => (wordsWeight * (idf[row] as number)) / length),
  };
}

export const rowsOf = (words: readonly string[]) => new Map(words.map((word, row) => [word, row]));

export type Classify = (text: string, vector: Vector | undefined) => ScoredClass[];

export function makeClassify(head: Head): Classify {
  const rows = rowsOf(head.words);
  return (text, vector) => {
    const probabilities = new Float32Array(head.classes.length);
    fillProbabilities(probabilities, askedOf(text, vector, rows, head.idf), head.weights);
    return head.classes
      .map((id, column) => ({ id, probability: probabilities[column] as number }))
      .sort((one, other) => other.probability - one.probability);
  };
}

/** How much a stem says; one that nobody has asked with yet says most. */
export type WeighStem = (stem: string) => number;

export function makeWeighStem({ words, idf }: Pick<Head, "words" | "idf">): WeighStem {
  const rows = rowsOf(words);
  const most = idf.reduce((highest, each) => Math.max(highest, each), 0);
  return (stem) => idf[rows.get(stem) ?? -1] ?? most;
}

export const headFile = join(import.meta.dirname, "sage.head");

/** Each weight as a byte; each part with a scale of its own. */
type KeptHead = Pick<Head, "classes" | "words" | "idf"> & {
  fingerprint: string;
  weights: Record<keyof Head["weights"], { scale: number; bytes: Int8Array }>;
};

export function packHead({ classes, words, idf, weights }: Head, fingerprint: string): Buffer {
  const pack = (part: Float32Array) => {
    const scale = part.reduce((most, each) => Math.max(most, Math.abs(each)), 1e-9) / 127;
    return { scale, bytes: Int8Array.from(part, (each) => Math.round(each / scale)) };
  };
  const packed = { meaning: pack(weights.meaning), words: pack(weights.words), bias: pack(weights.bias) };
  return serialize({ fingerprint, classes, words, idf, weights: packed } satisfies KeptHead);
}

export function unpackHead(file: Buffer): Head & { fingerprint: string } {
  const { weights, ...rest } = deserialize(file) as KeptHead;
  const unpack = ({ scale, bytes }: { scale: number; bytes: Int8Array }) =>
    Float32Array.from(bytes, (each) => each * scale);
  return {
    ...rest,
    weights: { meaning: unpack(weights.meaning), words: unpack(weights.words), bias: unpack(weights.bias) },
  };
}

let loaded: Head | undefined;

/** Read for the first question: an academy that nobody asks anything pays nothing for it. */
export function loadHead(): Head {
  loaded ??= unpackHead(readFileSync(headFile));
  return loaded;
}
