/** What React Router's own start script names. */
export type AppStart = {
  /** Everything to fetch, side by side. */
  preloads: readonly string[];
  manifest: string;
  /** Module files by the id of their route. */
  routes: Readonly<Record<string, string>>;
  entry: string;
  /** What the owner has changed of the words, if anything: read before whatever uses them. */
  words?: string;
};

/** Does what React Router's own start does, its static imports turned into ones that can wait. */
export async function startApp({ preloads, manifest, routes, entry, words }: AppStart): Promise<void> {
  for (const href of preloads) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
  if (words) await import(/* @vite-ignore */ words);
  await import(/* @vite-ignore */ manifest);
  const byRoute: Record<string, unknown> = {};
  // They have been asked for side by side; one is run after the other, so that a press can get in between.
  for (const id in routes) byRoute[id] = await import(/* @vite-ignore */ routes[id] ?? "");
  Object.assign(window, { __reactRouterRouteModules: byRoute });
  await import(/* @vite-ignore */ entry);
}
