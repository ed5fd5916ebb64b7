import { createContext, useContext } from "react";

/**
 * Where layers that float above the page are attached. Inside a modal dialog that is the dialog itself: all else lies
 * beneath it and can't be reached.
 */
export const PortalHost = createContext<HTMLElement | null>(null);

export const usePortalHost = () => useContext(PortalHost) ?? undefined;
