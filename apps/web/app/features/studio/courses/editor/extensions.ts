import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import { Node } from "@tiptap/core";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { type CalloutKind, calloutKinds } from "../../../lesson/public.ts";
import { nameOfMark } from "./name-of-mark.ts";

/**
 * A piece of the text that the editor has no form for, such as a workbook's mark: it stands there as it is written, can be
 * moved and deleted, and comes out to the letter.
 */
const SourceBlock = Node.create({
  name: "sourceBlock",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({ source: { default: "" } }),
  parseHTML: () => [
    {
      tag: "pre[data-source]",
      priority: 100,
      getAttrs: (element) => ({ source: element.getAttribute("data-source") ?? "" }),
    },
  ],
  renderHTML: ({ node }) => [
    "pre",
    { "data-source": node.attrs.source, class: "source-block" },
    nameOfMark(String(node.attrs.source).trim()),
  ],
});

/** A picture of the library that stands by itself. */
const LibraryPicture = Node.create({
  name: "libraryPicture",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({ address: { default: "" }, alt: { default: "" } }),
  parseHTML: () => [
    {
      tag: "img[src^='/media/']",
      getAttrs: (element) => ({
        address: element.getAttribute("src") ?? "",
        alt: element.getAttribute("alt") ?? "",
      }),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    "img",
    { src: attrs.address, alt: attrs.alt, class: "lesson-picture" },
  ],
});

/** Words that are set apart. What is pasted from elsewhere is never one. */
const Callout = Node.create({
  name: "callout",
  group: "block",
  content: "block+",
  defining: true,
  addAttributes: () => ({ kind: { default: "note" satisfies CalloutKind } }),
  parseHTML: () => [
    {
      tag: "div[data-callout]",
      getAttrs: (element) => {
        const kind = element.getAttribute("data-callout") ?? "";
        return (calloutKinds as readonly string[]).includes(kind) ? { kind } : false;
      },
    },
  ],
  renderHTML: ({ node }) => {
    const kind = node.attrs.kind as CalloutKind;
    const name = lessonPage.callouts[kind];
    return ["div", { "data-callout": kind, "data-name": name, class: `lesson-callout is-${kind}` }, 0];
  },
});

/** Markdown aligns whole columns. */
const align = { align: { default: null, renderHTML: () => ({}), parseHTML: () => null } };
const AlignedCell = TableCell.extend({
  content: "paragraph",
  addAttributes() {
    return { ...this.parent?.(), ...align };
  },
});
const AlignedHeader = TableHeader.extend({
  content: "paragraph",
  addAttributes() {
    return { ...this.parent?.(), ...align };
  },
});

/** Where a link may lead that somebody makes here: what a lesson's page shows as a link. */
export const isLinkable = (href: string) => /^(https?:\/\/|\/(?!\/)|#)/i.test(href.trim());

/** Whether a list has air between its items. */
const looseness = { isLoose: { default: false, rendered: false } };

const kit = StarterKit.configure({
  // Markdown has none.
  underline: false,
  trailingNode: false,
  heading: { levels: [1, 2, 3, 4, 5, 6] },
  link: { openOnClick: false, isAllowedUri: isLinkable, HTMLAttributes: { target: null, rel: null } },
}).extend({
  addGlobalAttributes: () => [{ types: ["bulletList", "orderedList"], attributes: looseness }],
});

/** What a lesson's text can have: what Markdown and the lesson's page know. */
export const extensions = [
  kit,
  Table.configure({ resizable: false }),
  TableRow,
  AlignedHeader,
  AlignedCell,
  Callout,
  SourceBlock,
  LibraryPicture,
];
