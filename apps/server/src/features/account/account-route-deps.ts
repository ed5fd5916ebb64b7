import type { AccountDeps } from "./account-deps.ts";
import type { Auth } from "./sessions/auth.ts";
import type { Cookies } from "./sessions/cookies.ts";

/** What the calls about accounts work with. */
export type AccountRouteDeps = AccountDeps & { cookies: Cookies; auth: Auth };
