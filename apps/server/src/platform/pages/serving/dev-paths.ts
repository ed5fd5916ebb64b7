import type { IncomingMessage } from "node:http";
import { isDirectLoopback, isLocalHostName } from "../../http/requests/client-address.ts";

/** `/dev/…` exists for whoever sits at this machine; in live it is not even loaded. */
export function isVisiblePath(path: string, request: IncomingMessage): boolean {
  return !path.startsWith("/dev/") || (isDirectLoopback(request) && isLocalHostName(request));
}
