export { shortLived } from "./mail-log.rules.ts";
export { mailPersonalData } from "./personal-data.ts";
