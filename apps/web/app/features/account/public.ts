export { looksSignedIn, useUser } from "./use-user.ts";
