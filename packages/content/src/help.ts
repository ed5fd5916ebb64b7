import { editable } from "./editing/editable.ts";
import { fillArticles, type HelpArticle, lowerFirst } from "./help-article.ts";
import { subscribePackage } from "./offers.ts";
import { signInPage } from "./pages/account-pages.ts";
import { checkoutPage } from "./pages/buying/checkout-page.ts";
import { myOrders } from "./pages/buying/my-orders.ts";
import { homePage } from "./pages/home-page.ts";
import { reminders } from "./pages/quiz/quiz-page.ts";

/**
 * What Sage support says where no page has the words: help with the account, with learning and with machines. Figures
 * and promises are never typed here: what stands in braces is taken from the page that makes them.
 */
export const helpWords = editable("help-articles", {
  quizTime: {
    title: "How long the quiz takes",
    text: "{slowPace} if you like to take your time. If you go with your first instinct, you can finish in {quickPace}. There is no time limit, and every answer is saved on your device.",
  },
  quizRetake: {
    title: "Taking the quiz again",
    text: "Yes, as often as you like. You’ll find “Take the quiz again” below your result. Your current result stays at its link and in your email, so you can compare the two.",
  },
  quizScoring: {
    title: "How your result is calculated",
    text: "The quiz has {steps} steps of three kinds: {questions} questions with one answer each, {sets} sets of four to put in order, and {statements} statements to rate by how well they describe you. Each archetype collects points in all three; your choices count most, then your rankings, then your ratings. The highest score is your primary archetype, and the next is your secondary. The academy’s server calculates it, the same way for everyone.",
  },
  signUp: {
    title: "Creating an account",
    text: "Choose “Create an account” on the sign-in page and enter your name, your email address and a password. We’ll email you a six-digit code. Enter it, and the account is yours. It’s free. You can take the quiz or buy a course without an account: when you buy a course, we create one with the email address you pay with.",
  },
  signIn: {
    title: "Signing in",
    text: "On the sign-in page, with your email address and password. To sign in without a password, choose “Email me a code instead” and we’ll email you a six-digit code. The link in our email about a purchase or a gift signs you in as well. To sign out, open the menu under your picture.",
  },
  forgotPassword: {
    title: "Forgotten password",
    text: "On the sign-in page, choose “Forgot your password?”. {howToReset} {resetWait} You can also sign in with an emailed code and set a new password in your settings.",
  },
  codeNotArrived: {
    title: "If our email doesn’t arrive",
    text: "{codeWait} Then check the address for typos and request another email. If you have several codes, use the newest one. If you still don’t get anything, contact us and tell us which address you used.",
  },
  changeEmail: {
    title: "Changing your email address",
    text: "In your settings, under Email. Enter the new address, then the six-digit code we send there. Nothing changes until you enter the code, and everything you have stays with your account.",
  },
  changeName: {
    title: "Changing your name or picture",
    text: "In your settings, under Name. Your picture is just below. From then on, the new name is what we call you and the name on any new certificates.",
  },
  twoFactor: {
    title: "Two-step verification",
    text: "In your settings, under Two-step verification, also called two-factor authentication. Scan the code with an authenticator app and enter the six digits it shows. From then on, signing in also takes a code from that app. You’ll get recovery codes in case you lose your phone. Each one lets you in once, so keep them somewhere safe.",
  },
  exportData: {
    title: "A copy of your data",
    text: "In your settings, under Your data: “Export my data” gives you everything the academy keeps about you, in one file you can open in other programs.",
  },
  deleteAccount: {
    title: "Deleting your account",
    text: "In your settings, at the very bottom. Your account, results, progress and notes are deleted for good. Nobody can restore them, including us. We’ll ask you to type your email address to confirm.",
  },
  dashboard: {
    title: "Your dashboard",
    text: "Once you’re signed in, the academy’s home page is your dashboard. You’ll find your courses with your next lesson, your progress, your recent downloads, and your archetype if you’ve taken the quiz. If your offer has calls, sessions or a community, you’ll also find your next gathering and the ways to your calendar, your sessions and the community.",
  },
  continueLesson: {
    title: "Picking up where you left off",
    text: "Choose Continue on your dashboard. It opens your next lesson, and the film at the second where you stopped, on any device you sign in with.",
  },
  lessonVideo: {
    title: "Watching a lesson’s film",
    text: "The films in the lessons are silent: their words are in the captions, and in the transcript, where choosing a line takes you to that place. Beneath the film you set its speed and turn the captions on or off. It plays full screen or as a small picture beside your notes. By keyboard, Space plays and pauses, and C turns the captions on. Recordings of calls and masterclasses have sound.",
  },
  notes: {
    title: "Your notes",
    text: "Every lesson has a place for your notes. They save automatically as you write, you’ll see them on every device, and only you can read them.",
  },
  downloads: {
    title: "Workbooks and other downloads",
    text: "What comes with your courses is on the Resources page, course by course: workbooks and templates as PDFs, to print and write in. Each course’s own page has its workbook too. If your offer includes something made for you alone, your profile leads to it, under Made for you.",
  },
  progress: {
    title: "Progress and marking lessons",
    text: "At the end of a lesson, choose “Mark complete”. If that was too early, you can mark it incomplete. A lesson is also marked complete by itself once you’ve read it to the end, watched nearly all of its film, and started its exercise or chosen “Set aside for now”. Your progress is the share of lessons you’ve completed, and it stays if you take a break.",
  },
  certificate: {
    title: "Your certificate",
    text: "When you complete the last lesson of a course, you get its certificate automatically. The Healer’s Business Blueprint ends in your own 90-day launch plan, so there you finish that too. Your certificate is a PDF with your name, the course and the date. You’ll find it on the course page and in your profile, along with a digital badge for sites that display badges.",
  },
  certificateName: {
    title: "Correcting the name on a certificate",
    text: "First correct your name in your settings. Then choose “Correct the name” next to the certificate in your profile. You’ll get a new certificate with the same date, and the old one will show as replaced.",
  },
  certificateVerify: {
    title: "Verifying a certificate",
    text: "Every certificate has a public page. Scan the code printed on it, or open its link. The page says whether it’s valid, and shows the name, the course and the date.",
  },
  offline: {
    title: "A bad connection",
    text: "A lesson that’s already open keeps working. Your progress, your notes and your place in the film are saved on your device and synced when you’re back online. Nothing is lost and nothing counts twice. Films need a connection to play. You can download workbooks ahead of time.",
  },
  courseLocked: {
    title: "If a course is locked",
    text: "A course opens when you buy an offer that includes it: each Blueprint tier opens the Blueprint, and {package} opens every course that is part of it. If you’ve paid and it’s still locked, make sure you’re signed in with the email address you paid with. Then check {orders} in your settings: some payment methods take days to clear, or a payment may be missing. If everything looks right there, contact us and we’ll fix it.",
  },
  devices: {
    title: "Phones, tablets and computers",
    text: "Everything works in the browser on your phone, tablet or computer. There’s no app and nothing to install. Any up-to-date browser will do. Your progress is the same on all of them. The academy is in English: pages, lessons, workbooks and captions.",
  },
  videoTrouble: {
    title: "If a film does not play",
    text: "In a lesson, if you hear nothing, all is well: the films are silent, and their words are in the captions and in the transcript. In a recording there is sound: check your volume. If one does not play, load the page again first, then try another browser or another network; some offices block films. What you have watched is kept, and the lesson’s text and transcript can be read without the film. If it still does not play, tell us the lesson and your device.",
  },
  paying: {
    title: "How you pay",
    text: "You pay by card on our payment provider’s secure page, so the academy never sees your card number. You don’t need an account. If other payment methods are available where you live, that page will show them.",
  },
  receipts: {
    title: "Your orders and receipts",
    text: "In your settings, under {orders}, you’ll find your purchases, every payment with its receipt, and when the next one is due. If you have payments left, choose “{changeCard}” to use a different card. If you need an invoice or a receipt with different details, contact us.",
  },
  paymentTrouble: {
    title: "When a payment fails",
    text: "If a payment doesn’t go through, nothing was charged. Try again, or use a different card. Your bank can tell you why it was declined. If you’re not sure whether it went through, check your email: we send a receipt for every payment. If a later payment fails, we’ll email you, and you can change the card in your settings, under {orders}. If you were charged twice, or anything else looks wrong, contact us.",
  },
  gifts: {
    title: "Giving a course as a gift",
    text: "Choose “{giftToggle}” at checkout, and tell us who it’s for, with a note if you like. They don’t need to sign up first: the link in our email lets them in.",
  },
  codes: {
    title: "Discounts and codes",
    text: "The prices on our pages are the same for everyone. You pay less only with a discount code from us. If you have one, enter it at checkout, under “{codeField}”.",
  },
  moveUp: {
    title: "Upgrading to a higher tier",
    text: "You can start with a lower tier of the Blueprint and upgrade later: sign in, and your profile shows the next tier. Your progress in the course is saved.",
  },
  newsletter: {
    title: "News from the academy",
    text: "In your settings, under Email preferences, you can turn news from the academy on or off. If you don’t have an account, email us from that address and we’ll take it off the list. We always send codes, receipts and replies to your questions.",
  },
  accessibility: {
    title: "Using the academy by keyboard or screen reader",
    text: "All pages work by keyboard and with a screen reader, films have captions and a transcript, text can be enlarged, and animation stops if your device is set to reduce motion. If something gets in your way, tell us and we’ll fix it.",
  },
  sageWhat: {
    title: "Who Sage support is",
    text: "I’m Sage support, the academy’s helper: a program, not a person. I answer from the academy’s own pages, name my sources, and say so when I don’t know. If you’d rather talk to a person, contact us. A person reads every message.",
  },
} as const satisfies Record<string, HelpArticle>);

/** As they are said. */
export const helpArticles = fillArticles(helpWords, {
  slowPace: reminders.items[2].reminder,
  quickPace: homePage.pricing.items[0].terms,
  howToReset: signInPage.forgot.lead,
  resetWait: signInPage.forgotSent.wait,
  codeWait: signInPage.code.wait,
  package: lowerFirst(subscribePackage.name),
  orders: myOrders.heading,
  changeCard: myOrders.changeCard.button,
  giftToggle: checkoutPage.gift.toggle,
  codeField: checkoutPage.coupon.summary,
});

/** Said instead of an answer where only a trained person can give one. Nothing is looked up, nobody is quoted. */
export const safeAnswers = {
  crisis:
    "I’m glad you wrote that down, and I’m sorry it’s so heavy. I’m only a program, and you deserve a person right now. If you or someone near you is in danger, please call your local emergency number, 911 in the United States and Canada, or go to someone you trust and don’t stay alone. A crisis line will listen at any hour: in the United States and Canada call or text 988, in the United Kingdom and Ireland call 116 123, and elsewhere ask your local emergency number for the one near you.",
  medical:
    "That is a question for a doctor, or another qualified professional who can see you and knows your history. I can’t give health advice, and our courses don’t either: they are no substitute for a doctor. Please don’t start, stop or delay a treatment because of anything you read here. If it’s urgent, call your local emergency number.",
  legal:
    "That is a question for a lawyer, or for the authorities where you live: the answer depends on where you live and on details I can’t judge. I can’t give legal advice, and our courses don’t either. A professional association in your field often knows the rules too.",
  financial:
    "That is a question for a licensed financial advisor, or a tax advisor or accountant who knows your numbers. I can’t advise on money, investments, debts or taxes, and our courses don’t either. Please decide these things with someone who is accountable for their advice.",
} as const;

export const sageTalk = editable("sage-talk", {
  greeting:
    "Hello, and welcome. I’m Sage support. Ask me about the Healer’s Business Blueprint, the quiz, the alumni group, prices or your account, in your own words.",
  thanks: "You’re welcome. If anything else comes up, I’m here.",
  goodbye: "Take care. I’m here whenever you have another question.",
  unknown:
    "I don’t know the answer to that, and I’d rather say so than guess. A person may: pass your question on below, and the answer comes by email.",
  /** After what a lesson says: the first step of its exercise. */
  lessonStep: "One thing to do: {step}",
  /** To a learner who has taken the quiz, when they ask about themselves. */
  own: {
    result: "Your result is {primary}, with {secondary} second.",
    step: "A first step: {step}",
    dashboard: "Your dashboard shows where to go on.",
    open: "You can open it here.",
    resultSource: "Your result",
    dashboardSource: { title: "Your dashboard", url: "/" },
    courseSource: "Healer’s Business Blueprint",
  },
  /** To a learner who asks about a lesson of theirs that is not open yet. */
  later: "“{title}” is in the module “{module}” of your course, and opens for you on {day}.",
  /** Where an answer comes from that the owner has taught the helper. */
  taughtSource: { title: "From the academy itself", url: "/contact" },
} as const);
