import type { FastifyInstance, FastifyPluginAsync } from "fastify";

/**
 * For routes without a hook or a parser of their own; those that have one are registered, so that it is theirs alone.
 * A context around each of the other thirty was a fifth of a server's start.
 */
export const addRoutes = (app: FastifyInstance, routes: FastifyPluginAsync): Promise<void> => routes(app, {});
