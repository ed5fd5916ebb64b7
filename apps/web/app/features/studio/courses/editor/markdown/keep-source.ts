import { type Node, Node as PmNode, type Schema } from "@tiptap/pm/model";
import { asSource, type Block, type DocNode, readMarkdown } from "./read-markdown.ts";
import { isSameMeaning } from "./same-meaning.ts";
import { writeBlock } from "./write-markdown.ts";

/**
 * A text between its Markdown and the editor. What nobody touches comes out to the letter: a block that is still the one
 * that was read, or is like it again, keeps what was written. A block that would not come out with the same meaning is
 * never taken apart in the first place.
 */
export function keepSource(markdown: string, schema: Schema) {
  const { lead, blocks } = readMarkdown(markdown);
  const nodes = blocks.map((block) => safeNode(block, schema));
  const doc: DocNode = { type: "doc", content: nodes.length > 0 ? nodes : [{ type: "paragraph" }] };

  /** Which of the blocks that were read a node is. */
  const known = new WeakMap<Node, number>();
  const alike = new Map<string, { node: Node; index: number }[]>();
  const written = new WeakMap<Node, { before: string; text: string }>();
  const keyOf = (node: Node) => `${node.type.name} ${node.textContent}`;

  const indexOf = (node: Node): number | undefined => {
    const index = known.get(node) ?? alike.get(keyOf(node))?.find((each) => each.node.eq(node))?.index;
    if (index !== undefined) known.set(node, index);
    return index;
  };
  const write = (node: Node, before: string): string => {
    const kept = written.get(node);
    // Only a list looks at what stands above it.
    if (kept && (kept.before === before || !/List$/.test(node.type.name))) return kept.text;
    const text = writeBlock(node, before);
    written.set(node, { before, text });
    return text;
  };

  return {
    /** For the editor to begin with. */
    doc,
    /** The nodes that the editor has made of it: they are told apart by who they are. */
    attach(read: Node) {
      blocks.forEach((_, index) => {
        const node = read.maybeChild(index);
        if (!node) return;
        known.set(node, index);
        const others = alike.get(keyOf(node)) ?? [];
        alike.set(keyOf(node), [...others, { node, index }]);
      });
    },
    write(changed: Node): string {
      let text = "";
      let previous: number | undefined = -1;
      let isWhole = changed.childCount === blocks.length;
      changed.forEach((node) => {
        const index = indexOf(node);
        const source = index === undefined ? undefined : blocks[index]?.source;
        const follows = index !== undefined && previous !== undefined && index === previous + 1;
        isWhole &&= follows;
        const block = source ?? write(node, text);
        if (block.trim() === "") return;
        if (text === "") text = follows ? lead + block : block;
        else text = (follows ? text : `${text.replace(/\n+$/, "")}\n\n`) + block;
        previous = index;
      });
      if (isWhole || (blocks.length === 0 && text === "")) return markdown;
      const isLast = previous === blocks.length - 1;
      return isLast || text === "" ? text : `${text.replace(/\n+$/, "")}\n`;
    },
  };
}

function safeNode({ node, source }: Block, schema: Schema): DocNode {
  if (node.type === "sourceBlock") return node;
  const made = PmNode.fromJSON(schema, node);
  return isSameMeaning(source, writeBlock(made)) ? node : asSource(source);
}
