import { makeScryptHashing } from "../../features/account/public.ts";

/**
 * The real hashing at next to no cost: most tests sign somebody in and few are about how long that takes. A test about
 * that starts its server with `passwordHashing: undefined`.
 */
export const cheapHashing = makeScryptHashing({ N: 16, r: 1, p: 1 });
