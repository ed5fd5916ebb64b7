import type { FastifyRequest } from "fastify";
import type { Cookies } from "./cookies.ts";

/** What a browser brings along when somebody signs in. */
export type Client = {
  sessionToken: string | undefined;
  secondFactorToken: string | undefined;
  signUpToken: string | undefined;
  openIdToken: string | undefined;
  device: string | undefined;
  /** The address we trust, never one that the visitor wrote. */
  ipAddress: string;
  userAgent: string | null;
};

export function readClient(request: FastifyRequest, cookies: Cookies): Client {
  return {
    sessionToken: cookies.read(request, "session"),
    secondFactorToken: cookies.read(request, "secondFactor"),
    signUpToken: cookies.read(request, "signUp"),
    openIdToken: cookies.read(request, "openId"),
    device: cookies.read(request, "device"),
    ipAddress: request.ip,
    userAgent: request.headers["user-agent"]?.slice(0, 400) ?? null,
  };
}
