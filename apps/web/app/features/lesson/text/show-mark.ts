import { createContext, type ReactNode } from "react";

/** What stands in the place of a mark where the tool itself is not to be used, as in the studio. */
export const ShowMark = createContext<((mark: string) => ReactNode) | undefined>(undefined);
