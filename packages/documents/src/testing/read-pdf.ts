import { inflateSync } from "node:zlib";

export type Matrix = [number, number, number, number, number, number];
type PrintedLine = { text: string; x: number /** From the upper edge. */; y: number };
/** `letters` are all of them without the spaces, which the file leaves to whoever reads it. */
type ReadPage = { width: number; height: number; lines: PrintedLine[]; letters: string };

/** A letter and its mark may stand in the file as one or as two: to whoever searches or copies it is the same. */
export const squeeze = (text: string) => text.normalize("NFC").replace(/\s/g, "");

/** Reads back what a person could select and copy, page by page, and where it stands. For files made by pdfkit. */
export function readPdf(file: Uint8Array): { pages: ReadPage[]; source: string } {
  const { source, objects, at } = openPdf(file);
  const pages = [...objects.values()]
    .filter((body) => /\/Type \/Page\n/.test(body))
    .map((body) => {
      const [, width = "", height = ""] = body.match(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/) ?? [];
      const resources = at(body.match(/\/Resources (\d+) 0 R/)?.[1]);
      const fontList = resources.match(/\/Font <<([\s\S]*?)>>/)?.[1] ?? "";
      const fonts = new Map(
        [...fontList.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = "", id]) => [
          name,
          readCharacters(streamOf(at(at(id).match(/\/ToUnicode (\d+) 0 R/)?.[1]))),
        ]),
      );
      const content = streamOf(at(body.match(/\/Contents (\d+) 0 R/)?.[1]));
      const lines = readLines(content, fonts).map(({ y, ...line }) => ({ ...line, y: Number(height) - y }));
      const letters = squeeze(lines.map(({ text }) => text).join(""));
      return { width: Number(width), height: Number(height), lines, letters };
    });
  return { pages, source };
}

/** Its numbered objects, as they are written. */
export function openPdf(file: Uint8Array) {
  const source = Buffer.from(file).toString("latin1");
  const objects = new Map(
    [...source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)].map(([, id, body]) => [
      Number(id),
      body ?? "",
    ]),
  );
  return { source, objects, at: (id: string | undefined) => objects.get(Number(id)) ?? "" };
}

export function streamOf(body: string): string {
  const [head = "", rest = ""] = body.split(/stream\n/, 2);
  const bytes = Buffer.from(rest.slice(0, Number(head.match(/\/Length (\d+)/)?.[1])), "latin1");
  return (head.includes("/FlateDecode") ? inflateSync(bytes) : bytes).toString("latin1");
}

/** From the number of a glyph in the file to the letters it stands for. */
function readCharacters(map: string): Map<number, string> {
  const ranges = [...map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)];
  return new Map(
    ranges.flatMap(([, first = "", letters = ""]) =>
      [...letters.matchAll(/<([0-9a-f ]*)>/gi)].map(
        ([, hex = ""], index) =>
          [
            Number.parseInt(first, 16) + index,
            Buffer.from(squeeze(hex), "hex").swap16().toString("utf16le"),
          ] as const,
      ),
    ),
  );
}

function readLines(content: string, fonts: Map<string, Map<number, string>>): PrintedLine[] {
  const lines: PrintedLine[] = [];
  const kept: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let characters = new Map<number, string>();
  for (const row of content.split("\n")) {
    const numbers = row.split(" ").map(Number) as Matrix;
    if (row === "q") kept.push(matrix);
    else if (row === "Q") matrix = kept.pop() ?? matrix;
    else if (row.endsWith(" cm")) matrix = times(numbers, matrix);
    else if (row.endsWith(" Tm")) lines.push({ text: "", ...pointOf(times(numbers, matrix)) });
    else if (row.endsWith(" Tf")) characters = fonts.get(row.slice(1).split(" ")[0] ?? "") ?? characters;
    else if (row.endsWith("TJ")) {
      const codes = [...row.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []);
      const last = lines.at(-1);
      if (last)
        last.text += codes.map((code) => characters.get(Number.parseInt(code, 16)) ?? "\ufffd").join("");
    }
  }
  return lines;
}

const pointOf = ([, , , , x, y]: Matrix) => ({ x, y });

export function times([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}
