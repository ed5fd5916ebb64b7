import type { FastifyRequest } from "fastify";

/** What the sign-in library gets to see of a request: never a forwarding header that a visitor could have written. */
export function authHeaders(request: FastifyRequest): Headers {
  const headers = new Headers({ "x-client-address": request.ip });
  for (const name of ["cookie", "user-agent", "origin"] as const) {
    const value = request.headers[name];
    if (value) headers.set(name, value);
  }
  return headers;
}
