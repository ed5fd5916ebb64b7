import { showSignInOptions } from "@academy/contract/calls/sign-in";
import { apiQuery } from "../../lib/api/query-client.ts";

export const signInOptionsQuery = apiQuery(showSignInOptions);
