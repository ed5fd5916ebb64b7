import { helpArticles } from "@academy/content/help";
import { settingsPage } from "@academy/content/pages/account-pages";
import { termsPage } from "@academy/content/pages/terms-page";
import { sentenceWith } from "./compose.ts";
import type { WrittenPassage } from "./passage.ts";

const yourAccount = termsPage.sections.find(({ anchor }) => anchor === "your-account");
const whatEnds = sentenceWith(yourAccount?.paragraphs[0] ?? "", "we keep receipts");

/** Help with an account: getting in, changing what it says, leaving. */
export const accountPassages: readonly WrittenPassage[] = [
  {
    id: "sign-up",
    ...helpArticles.signUp,
    url: "/sign-in",
    asks: "How do I create an account?",
    next: "sign-in",
  },
  {
    id: "sign-in",
    ...helpArticles.signIn,
    url: "/sign-in",
    asks: "How do I sign in?",
    next: "forgot-password",
  },
  {
    id: "forgot-password",
    ...helpArticles.forgotPassword,
    url: "/sign-in",
    asks: "I forgot my password. What now?",
    next: "code-not-arrived",
  },
  {
    id: "code-not-arrived",
    ...helpArticles.codeNotArrived,
    url: "/sign-in",
    asks: "My code hasn’t arrived. What can I do?",
    next: "contact",
  },
  {
    id: "change-email",
    ...helpArticles.changeEmail,
    url: "/settings#email",
    asks: "How do I change my email address?",
    next: "change-name",
  },
  {
    id: "change-name",
    ...helpArticles.changeName,
    url: "/settings#name",
    asks: "How do I change my name or picture?",
    next: "certificate-name",
  },
  {
    id: "two-factor",
    ...helpArticles.twoFactor,
    url: "/settings#second-factor",
    asks: "How do I set up two-step verification?",
    next: "sign-in",
  },
  {
    id: "export-data",
    ...helpArticles.exportData,
    url: "/settings#export",
    asks: "How do I get a copy of my data?",
    next: "delete-account",
  },
  {
    id: "delete-account",
    title: helpArticles.deleteAccount.title,
    url: "/settings#delete",
    text: `${helpArticles.deleteAccount.text} ${whatEnds} ${settingsPage.delete.confirm}`,
    asks: "How do I delete my account?",
    next: "export-data",
    isExact: true,
  },
];
