import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import type { Token, Tokens } from "marked";
import { type ReactNode, useContext } from "react";
import { type CalloutKind, readCallout } from "./callout.ts";
import { Inline } from "./inline.tsx";
import { ShowMark } from "./show-mark.ts";

/** `headingId` is for the first of the headings. */
export function Blocks({ tokens, headingId }: { tokens: Token[]; headingId?: string }): ReactNode {
  const first = tokens.findIndex(({ type }) => type === "heading");
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change their order.
    <Block key={index} token={token as Tokens.Generic} headingId={index === first ? headingId : undefined} />
  ));
}

function Block({ token, headingId }: { token: Tokens.Generic; headingId: string | undefined }): ReactNode {
  switch (token.type) {
    case "heading": {
      // The page's own title is the only one of the first level.
      const Heading = token.depth <= 2 ? "h2" : "h3";
      return (
        <Heading id={headingId}>
          <Inline tokens={token.tokens} />
        </Heading>
      );
    }
    case "paragraph":
      if (isMark(token.raw)) return <Mark mark={token.raw.trim()} />;
      return (
        <p>
          <Inline tokens={token.tokens} />
        </p>
      );
    case "text":
      return <Inline tokens={token.tokens ?? [token]} />;
    case "blockquote": {
      const callout = readCallout(token);
      if (callout) return <Callout {...callout} />;
      return (
        <blockquote>
          <Blocks tokens={token.tokens ?? []} />
        </blockquote>
      );
    }
    case "list":
      return <List list={token as Tokens.List} />;
    case "table":
      return <Table table={token as Tokens.Table} />;
    case "code":
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      );
    case "hr":
      return <hr />;
    case "html":
      return token.text.trim() ? <p>{token.text}</p> : null;
    default:
      return null;
  }
}

function Callout({ kind, tokens }: { kind: CalloutKind; tokens: Token[] }) {
  const name = lessonPage.callouts[kind];
  return (
    <div role="note" aria-label={name} className={`lesson-callout is-${kind}`}>
      <p className="lesson-callout-name">{name}</p>
      <Blocks tokens={tokens} />
    </div>
  );
}

/** A line that calls for a tool, or something to fill in: whatever shows the lesson puts it there. */
const isMark = (raw: string) => /^::(?:tool|question|checklist)\{[^\n]*\}\s*$/.test(raw);

function Mark({ mark }: { mark: string }) {
  const showMark = useContext(ShowMark);
  return <div data-mark={mark}>{showMark?.(mark)}</div>;
}

function List({ list }: { list: Tokens.List }) {
  const items = list.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    <li key={index}>
      <Blocks tokens={item.tokens} />
    </li>
  ));
  // Counted by the style sheet, which can't know where a list begins that does not begin at one.
  if (list.ordered) return <ol start={Number(list.start) || 1}>{items}</ol>;
  return <ul>{items}</ul>;
}

/** In a frame of its own that scrolls sideways where the screen is too narrow; by keyboard as well. */
function Table({ table }: { table: Tokens.Table }) {
  return (
    <section
      className="lesson-table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={table.header.map(({ text }) => text).join(", ")}
    >
      <table>
        <thead>
          <tr>
            {table.header.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <th key={column} scope="col">
                <Inline tokens={cell.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <tr key={index}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <td key={column}>
                  <Inline tokens={cell.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
