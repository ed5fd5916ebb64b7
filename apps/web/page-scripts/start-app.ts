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
  const files = [manifest, ...Object.values(routes)];
  const [, ...modules] = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
  const byRoute = Object.fromEntries(Object.keys(routes).map((id, index) => [id, modules[index]]));
  Object.assign(window, { __reactRouterRouteModules: byRoute });
  await import(/* @vite-ignore */ entry);
}
