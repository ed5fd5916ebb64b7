import type { Renderers } from "./documents.ts";

/** What goes to the thread and comes back; structured clones, so that dates and bytes arrive as such. */
export type Question = { id: number; renderer: keyof Renderers; args: unknown[] };
export type Answer = { id: number; value: unknown } | { id: number; failure: string };
