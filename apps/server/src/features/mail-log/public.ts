export { shortLived } from "./mail-log.rules.ts";
