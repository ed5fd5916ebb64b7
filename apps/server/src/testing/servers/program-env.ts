import { join } from "node:path";

/** For programs that a test starts: they keep compiled code where an ordinary start does, and find it there. */
export const programEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(import.meta.dirname, "../../../../../node_modules/.compile-cache"),
};
