import type { FastifyInstance, HTTPMethods } from "fastify";
import findMyWay from "find-my-way";
import { maxParamLength } from "../server.ts";

/** Which methods an address takes, for the difference between "not here" and "not like this". */
export function trackAllowedMethods(app: FastifyInstance): (url: string) => string[] {
  const methodsByRoute = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method }) => {
    const methods = methodsByRoute.get(url) ?? new Set();
    methodsByRoute.set(url, methods);
    for (const each of [method].flat() as HTTPMethods[]) methods.add(each);
  });
  // Few ever ask for what is not there: the first who does has this made.
  let router: ReturnType<typeof routerOf> | undefined;
  return (url) => {
    router ??= routerOf(methodsByRoute);
    return [...((router.find("GET", url)?.store as Set<string> | undefined) ?? [])].sort();
  };
}

function routerOf(methodsByRoute: Map<string, Set<string>>) {
  const router = findMyWay({ maxParamLength });
  for (const [url, methods] of methodsByRoute) router.on("GET", url, () => {}, methods);
  return router;
}
