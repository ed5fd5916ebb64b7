import { type Documents, documentsHere, type Renderers } from "../../platform/documents/documents.ts";

/** In this thread, with some of it replaced, whoever they are for. */
export function documentsWith(replaced: Partial<Renderers>): Documents {
  const here = { ...documentsHere(), ...replaced };
  return { ...here, of: () => here, from: () => here };
}
