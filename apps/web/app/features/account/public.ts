export { looksSignedIn, useUser } from "./session/use-user.ts";
