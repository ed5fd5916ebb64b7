import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";

/**
 * For a thread's environment: compiled code is found where its process keeps it. A thread that is not told compiles every
 * source again, each time it starts.
 */
export function compiledCode(): { NODE_COMPILE_CACHE?: string } {
  // Below the folder that was named there is one for each version of Node.
  const folder = getCompileCacheDir();
  return folder ? { NODE_COMPILE_CACHE: dirname(folder) } : {};
}
