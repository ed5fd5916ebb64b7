import type { FastifyInstance, HTTPMethods } from "fastify";
import findMyWay from "find-my-way";
import { maxParamLength } from "../server.ts";

/** Which methods an address takes, for the difference between "not here" and "not like this". */
export function trackAllowedMethods(app: FastifyInstance): (url: string) => string[] {
  const methodsByRoute = new Map<string, Set<string>>();
  const router = findMyWay({ maxParamLength });
  app.addHook("onRoute", ({ url, method }) => {
    let methods = methodsByRoute.get(url);
    if (!methods) {
      methods = new Set();
      methodsByRoute.set(url, methods);
      router.on("GET", url, () => {}, methods);
    }
    for (const each of [method].flat() as HTTPMethods[]) methods.add(each);
  });
  return (url) => [...((router.find("GET", url)?.store as Set<string> | undefined) ?? [])].sort();
}
