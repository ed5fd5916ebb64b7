import { request } from "node:http";

export type Weight = { path: string; html: number; js: number; css: number };

/** Compressed bytes of a page and of every script and style it names, as a browser that takes brotli gets them. */
export async function weigh(url: string, path: string): Promise<Weight> {
  const page = await (await fetch(url + path)).text();
  const scripts = [
    ...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"|import\("?(\/assets\/[^"')]+\.js)/g),
  ];
  const inlined = [...page.matchAll(/"(\/assets\/[^"]+\.js)"/g)];
  const styles = [...page.matchAll(/href="(\/assets\/[^"]+\.css)"/g)];
  const unique = (matches: RegExpMatchArray[]) => [...new Set(matches.flatMap(([, a, b]) => a ?? b ?? []))];
  return {
    path,
    html: await compressedBytes(url + path),
    js: await sum(url, unique([...scripts, ...inlined])),
    css: await sum(url, unique(styles)),
  };
}

async function sum(url: string, paths: string[]): Promise<number> {
  const sizes = await Promise.all(paths.map((path) => compressedBytes(url + path)));
  return sizes.reduce((total, size) => total + size, 0);
}

function compressedBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { "accept-encoding": "br" } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.on("end", () => resolve(bytes));
    })
      .on("error", reject)
      .end();
  });
}
