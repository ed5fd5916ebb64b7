import { textWords } from "@academy/content/pages/learning/text-words";
import type { Token, Tokens } from "marked";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { NamedCourses, PlainWords } from "./named-courses.tsx";
import { decodeNames, linkTarget } from "./read-text.ts";
import { TextPicture } from "./text-picture.tsx";

export function Inline({ tokens = [] }: { tokens?: Token[] | undefined }): ReactNode {
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never change their order.
    <Words key={index} token={token as Tokens.Generic} />
  ));
}

function Words({ token }: { token: Tokens.Generic }): ReactNode {
  switch (token.type) {
    case "strong":
      return (
        <strong>
          <Inline tokens={token.tokens} />
        </strong>
      );
    case "em":
      return (
        <em>
          <Inline tokens={token.tokens} />
        </em>
      );
    case "del":
      return (
        <del>
          <Inline tokens={token.tokens} />
        </del>
      );
    case "codespan":
      return <code>{decodeNames(token.text)}</code>;
    case "br":
      return <br />;
    case "link":
      return <TextLink link={token as Tokens.Link} />;
    case "image":
      return <TextPicture address={token.href} alt={decodeNames(token.text)} />;
    case "checkbox":
      return token.checked ? "☑ " : "☐ ";
    case "escape":
      return token.text;
    case "html":
      return token.text;
    case "text":
      return token.tokens ? <Inline tokens={token.tokens} /> : <PlainWords words={decodeNames(token.text)} />;
    default:
      return null;
  }
}

function TextLink({ link }: { link: Tokens.Link }) {
  const target = linkTarget(link.href);
  // A link leads to one place.
  const words = (
    <NamedCourses value={[]}>
      <Inline tokens={link.tokens} />
    </NamedCourses>
  );
  if (!target) return words;
  if (target.isOurs) {
    return (
      <Link to={target.to} className="text-link">
        {words}
      </Link>
    );
  }
  if (target.to.startsWith("mailto:")) {
    return (
      <a href={target.to} className="text-link">
        {words}
      </a>
    );
  }
  return (
    <a href={target.to} target="_blank" rel="noopener noreferrer" className="text-link">
      {words}
      <span className="sr-only">{` ${textWords.opensNewTab}`}</span>
    </a>
  );
}
