import { academy } from "../../academy.ts";
import { buyingWords } from "../../buying-help.ts";
import { helpWords, sageTalk } from "../../help.ts";
import { ownFacts } from "../../own-facts.ts";
import { notFoundPage } from "../../pages/not-found-page.ts";
import { shellWords } from "../../pages/shell-words.ts";
import { siteFrame } from "../../pages/site-frame.ts";
import { sageGreeting, sageWords } from "../../sage.ts";
import { siteFooter } from "../../site-footer.ts";
import type { EditablePage } from "../editable-page.ts";

/** What is around every page, and what Sage support says on each of them. */
export const framePages: readonly EditablePage[] = [
  {
    id: "frame",
    title: "Name, footer and greeting",
    path: "/contact",
    parts: [
      { key: "academy", label: "The academy", words: academy },
      { key: "site-footer", label: "Footer", words: siteFooter },
      { key: "sage-greeting", label: "Sage support’s greeting", words: sageGreeting },
      { key: "site-frame", label: "Menus", words: siteFrame },
      { key: "not-found-page", label: "Where there’s no page", words: notFoundPage },
      { key: "shell-words", label: "While a page loads", words: shellWords },
    ],
  },
  {
    id: "help",
    title: "Sage support’s answers",
    path: "",
    parts: [
      { key: "help-articles", label: "Help", words: helpWords },
      { key: "buying-help", label: "Help before buying", words: buyingWords },
      { key: "sage-talk", label: "Small talk", words: sageTalk },
      { key: "sage-own-facts", label: "What is theirs", words: ownFacts },
      { key: "sage-words", label: "Around the answers", words: sageWords },
    ],
  },
];
