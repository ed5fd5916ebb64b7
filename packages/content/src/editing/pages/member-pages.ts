import { certificateWords } from "../../certificate.ts";
import { learningWords } from "../../learning.ts";
import { accountWords } from "../../pages/account/account-words.ts";
import { oneTimeLinkWords } from "../../pages/account/one-time-link-words.ts";
import { settingsWords } from "../../pages/account/settings-words.ts";
import { signInWords } from "../../pages/account/sign-in-words.ts";
import * as account from "../../pages/account-pages.ts";
import { calendarPage } from "../../pages/learning/calendar-page.ts";
import { coursePage } from "../../pages/learning/course-page.ts";
import { dashboardPage } from "../../pages/learning/dashboard-page.ts";
import { examplesWords } from "../../pages/learning/examples-words.ts";
import { lessonPage } from "../../pages/learning/lesson-page.ts";
import { libraryPage } from "../../pages/learning/library-page.ts";
import { planCalendarWords, planPage, planPrint } from "../../pages/learning/plan-page.ts";
import { printWords } from "../../pages/learning/print-words.ts";
import { recordingsPage } from "../../pages/learning/recordings-page.ts";
import { resourcesPage } from "../../pages/learning/resources-page.ts";
import { madePage, sessionCalendarWords, sessionsPage } from "../../pages/learning/sessions-page.ts";
import { textWords } from "../../pages/learning/text-words.ts";
import { workbookPage } from "../../pages/learning/workbook-page.ts";
import { workbookTools } from "../../pages/learning/workbook-tools.ts";
import { planNames } from "../../pages/plan-title.ts";
import { profilePage } from "../../pages/profile-page.ts";
import { verifyPage } from "../../pages/verify-page.ts";
import { workbookWords } from "../../workbook-words.ts";
import type { EditablePage } from "../editable-page.ts";

/** What members read, and what leads to their account. Lessons and workbooks themselves are the courses'. */
export const memberPages: readonly EditablePage[] = [
  {
    id: "sign-in",
    title: "Signing in",
    path: "/sign-in",
    parts: [
      { key: "sign-in-page", label: "Each step", words: account.signInPage },
      { key: "sign-in-words", label: "Buttons", words: signInWords },
      { key: "account-words", label: "Fields and notices", words: accountWords },
    ],
  },
  {
    id: "ways-back",
    title: "Links from emails about an account",
    path: "/reset-password",
    parts: [
      { key: "reset-password-page", label: "A new password", words: account.resetPasswordPage },
      { key: "restore-email-page", label: "An account that was taken", words: account.restoreEmailPage },
      {
        key: "second-factor-off-page",
        label: "Without two-step verification",
        words: account.secondFactorOffPage,
      },
      { key: "one-time-link-words", label: "Buttons", words: oneTimeLinkWords },
    ],
  },
  {
    id: "dashboard",
    title: "Dashboard",
    path: "/",
    hasPreview: false,
    parts: [{ key: "dashboard-page", label: "Dashboard", words: dashboardPage }],
  },
  {
    id: "course",
    title: "A course’s page",
    path: "",
    parts: [
      { key: "course-page", label: "A course", words: coursePage },
      { key: "learning-words", label: "On several pages", words: learningWords },
    ],
  },
  {
    id: "lesson",
    title: "A lesson’s page",
    path: "",
    parts: [
      { key: "lesson-page", label: "A lesson", words: lessonPage },
      { key: "examples-words", label: "Examples", words: examplesWords },
      { key: "text-words", label: "In its text", words: textWords },
    ],
  },
  {
    id: "workbook",
    title: "Workbooks and their tools",
    path: "",
    parts: [
      { key: "workbook-page", label: "A workbook", words: workbookPage },
      { key: "workbook-tools", label: "Tools", words: workbookTools },
      { key: "workbook-words", label: "On paper", words: workbookWords },
      { key: "print-words", label: "While a PDF is made", words: printWords },
    ],
  },
  {
    id: "plan",
    title: "The launch plan",
    path: "",
    parts: [
      { key: "plan-names", label: "Its name", words: planNames },
      { key: "plan-page", label: "The plan", words: planPage },
      { key: "plan-calendar-words", label: "In a calendar", words: planCalendarWords },
      { key: "plan-print", label: "On paper", words: planPrint },
    ],
  },
  {
    id: "library",
    title: "Search",
    path: "/search",
    hasPreview: false,
    parts: [{ key: "library-page", label: "Search", words: libraryPage }],
  },
  {
    id: "recordings",
    title: "Recordings",
    path: "/recordings",
    hasPreview: false,
    parts: [{ key: "recordings-page", label: "Recordings", words: recordingsPage }],
  },
  {
    id: "calendar",
    title: "Calendar",
    path: "/calendar",
    hasPreview: false,
    parts: [{ key: "calendar-page", label: "Calendar", words: calendarPage }],
  },
  {
    id: "resources",
    title: "Resources",
    path: "/resources",
    hasPreview: false,
    parts: [{ key: "resources-page", label: "Resources", words: resourcesPage }],
  },
  {
    id: "sessions",
    title: "Sessions",
    path: "/sessions",
    hasPreview: false,
    parts: [
      { key: "sessions-page", label: "Sessions", words: sessionsPage },
      { key: "session-calendar-words", label: "In a calendar", words: sessionCalendarWords },
    ],
  },
  {
    id: "made-for-you",
    title: "Made for you",
    path: "/made-for-you",
    hasPreview: false,
    parts: [{ key: "made-page", label: "Made for you", words: madePage }],
  },
  {
    id: "profile",
    title: "Profile",
    path: "/profile",
    hasPreview: false,
    parts: [{ key: "profile-page", label: "Profile", words: profilePage }],
  },
  {
    id: "settings",
    title: "Settings",
    path: "/settings",
    hasPreview: false,
    parts: [
      { key: "settings-page", label: "Each section", words: account.settingsPage },
      { key: "settings-words", label: "Headings and buttons", words: settingsWords },
      { key: "proof-dialog", label: "Confirming who it is", words: account.proofDialog },
    ],
  },
  {
    id: "certificates",
    title: "Certificates",
    path: "",
    parts: [
      { key: "certificate-words", label: "On paper", words: certificateWords },
      { key: "verify-page", label: "The page that checks one", words: verifyPage },
    ],
  },
];
