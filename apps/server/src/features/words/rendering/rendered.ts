import type { AllEdits, Edits } from "@academy/content/editing/editable";
import type { OwnPage } from "@academy/contract/visitors/own-pages";
import type { RenderedPages } from "../../../platform/pages/replace-pages.ts";

/** Something that could not be rendered: an address, or the page of a version. */
export type Failure = { path: string; reason: string };
/** What was published and is not shown, because this build can't: a page's words, a page of the owner's own, an address. */
export type Omission = { page: string; reason: string };

/** All that follows from the words that are published, each evaluated anew with them. */
export type RenderedWords = RenderedPages & {
  /** By the key of what is editable: what the server itself reads of it. */
  live: Readonly<Record<string, unknown>>;
  /** The same without the edits of pages: what those are edits of. */
  first: Readonly<Record<string, unknown>>;
  /** What Sage support says of the pages. */
  passages: readonly unknown[];
  leftOut?: readonly Omission[];
};

/** What is published: how the academy's words differ from the first ones, and the owner's own pages by their address. */
export type PageContent = { edits: AllEdits; ownPages: Readonly<Record<string, OwnPage>> };

/** `words` is the address of what differs, where anything does. */
export type RenderWords = (said: PageContent, words: string | undefined) => Promise<RenderAttempt>;
/** What could be rendered, and what could not. */
export type RenderAttempt = RenderedWords & { failures: readonly Failure[] };
/** A page as React wrote it. */
export type RenderPreview = (said: PageContent, path: string) => Promise<string>;

/** What lets a browser choose between a page's words and an alternative, as a script for the page or for its words. */
export type HeadlineScript = (choice: {
  experiment: string;
  key: string;
  texts: Edits;
  isInPage?: boolean;
}) => string;
