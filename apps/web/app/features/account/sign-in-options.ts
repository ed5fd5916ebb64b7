import type { SignInOptions } from "@academy/contract/account";
import { jsonQuery } from "../../lib/query-client.ts";

export const signInOptionsQuery = jsonQuery<SignInOptions>("/api/auth/options");
