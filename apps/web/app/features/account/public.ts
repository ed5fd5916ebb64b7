export { useUser } from "./use-user.ts";
