import type { ReactNode } from "react";
import { RisingMandala } from "../archetypes/public.ts";

/** A page on the way into an account: a drawing, and beside it the one thing to do. Its styles are in entry.css. */
export const EntryPage = ({ children }: { children: ReactNode }) => (
  <div className="entry">
    <div className="entry-drawing">
      <RisingMandala />
    </div>
    <div className="entry-text">{children}</div>
  </div>
);
