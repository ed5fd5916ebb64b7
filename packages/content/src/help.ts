import { subscribePackage } from "./offers.ts";
import { signInPage } from "./pages/account-pages.ts";
import { checkoutPage } from "./pages/buying/checkout-page.ts";
import { myOrders } from "./pages/buying/my-orders.ts";
import { homePage } from "./pages/home-page.ts";
import { reminders } from "./pages/quiz-page.ts";

/**
 * What Sage support says where no page has the words: help with the account, with learning and with machines. Figures
 * and promises are never typed here: they are taken from the page that makes them.
 */
export type HelpArticle = { title: string; text: string };

const slowPace = reminders.items.find(({ reminder }) => reminder.startsWith("Allow"))?.reminder ?? "";
const quickPace = homePage.pricing.items[0].terms;

export const helpArticles = {
  quizTime: {
    title: "How long the quiz takes",
    text: `${slowPace} if you like to take it slowly. Whoever answers by first instinct is through in ${quickPace}. There is no clock, and every answer is kept on your device.`,
  },
  quizRetake: {
    title: "Taking the quiz again",
    text: "Yes, as often as you like. “Take the quiz again” stands beneath your result. The result you have stays at its link and in your mail, so you can lay the two side by side.",
  },
  quizScoring: {
    title: "How the result is worked out",
    text: "The quiz has {steps} steps of three kinds: {questions} questions with one answer each, {sets} sets of four to put in order, and {statements} statements to rate by how well they describe you. Each archetype collects points in all three; your choices weigh most, then your rankings, then your ratings. The highest is your primary archetype, the next your secondary. The academy’s server reckons it, the same way for everyone.",
  },
  signUp: {
    title: "Creating an account",
    text: "Choose “Create an account” on the sign-in page and give your name, your e-mail address and a password. We mail you six digits; type them in, and the account is yours. It costs nothing. The quiz can be taken without one, and so can a course be bought: the account is then made with the address you pay with.",
  },
  signIn: {
    title: "Signing in",
    text: "On the sign-in page, with your e-mail address and your password. Or without a password: choose “E-mail me a code instead”, and we write six digits to your address. The link in our mail about a purchase or a gift signs you in as well. To sign out, open the menu beneath your picture.",
  },
  forgotPassword: {
    title: "A forgotten password",
    text: `On the sign-in page, choose “Forgot your password?”. ${signInPage.forgot.lead} ${signInPage.forgotSent.wait} You can also sign in with a mailed code and set a new password in your settings.`,
  },
  codeNotArrived: {
    title: "A mail that does not arrive",
    text: `${signInPage.code.wait} Then check the address for a slip of the finger and ask for another mail; of several codes the newest one works. If still nothing comes, write to us and say which address you used.`,
  },
  changeEmail: {
    title: "Changing your e-mail address",
    text: "In your settings, under E-mail. Type the new address, then the six digits we send there. Until you have typed them nothing changes, and everything you have stays with your account.",
  },
  changeName: {
    title: "Changing your name or picture",
    text: "In your settings, under Name; your picture is just below. The new name is how the academy speaks to you from then on, and what stands on certificates issued after that.",
  },
  twoFactor: {
    title: "A second factor",
    text: "In your settings, under Second factor. You scan a code with an authenticator app and type the six digits it shows. From then on signing in also takes a code from that app. You get recovery codes for the day your phone is lost; each lets you in once, so keep them somewhere safe.",
  },
  exportData: {
    title: "A copy of your data",
    text: "In your settings, under Your data: “Export my data” gives you everything the academy keeps about you, in one file that other programs can read.",
  },
  deleteAccount: {
    title: "Deleting your account",
    text: "In your settings, at the very end. Your account, your results, your progress and your notes are removed for good; nobody can bring them back, us included. We ask you to type your address once more, to be sure that you mean it.",
  },
  dashboard: {
    title: "Your dashboard",
    text: "Once you are signed in, the academy’s first page is your dashboard. There you find your courses with the lesson that is next, how far you have come, your newest downloads, and your archetype if you have taken the quiz.",
  },
  continueLesson: {
    title: "Going on where you stopped",
    text: "Your dashboard has one button, Continue. It opens the lesson that is next and the film at the second where you left it, on whatever device you sign in with. Nothing has to be found again.",
  },
  lessonVideo: {
    title: "Watching a lesson’s film",
    text: "Beneath the film you set its speed, turn captions on or off, and open the transcript, where choosing a line takes you to that place. It plays full screen or as a small picture beside your notes. By keyboard, Space plays and pauses, and C turns the captions on.",
  },
  notes: {
    title: "Your notes",
    text: "Every lesson has a place for your notes. They save themselves while you write, they are there on every device, and only you can read them.",
  },
  downloads: {
    title: "Workbooks and other downloads",
    text: "Everything you may download is on the Resources page, course by course: workbooks and templates as PDF, to print or to fill in on a screen. A course’s own page has its workbook too.",
  },
  progress: {
    title: "Progress and marking lessons",
    text: "At the end of a lesson, press “Mark complete”; if that was too early, you can unmark it. A lesson with a film marks itself once you have watched nearly all of it. Your progress is the share of lessons you have completed, and it stays if you pause for a season.",
  },
  certificate: {
    title: "Your certificate",
    text: "When the last lesson of a course is complete, its certificate is issued by itself: a PDF with your name, the course and the date. You find it on the course’s page and in your profile, with a badge for places that collect badges.",
  },
  certificateName: {
    title: "Correcting the name on a certificate",
    text: "First correct your name in the settings. Then choose “Correct the name” beside the certificate in your profile. A new certificate is issued with the same date; the old one says from then on that it was replaced.",
  },
  certificateVerify: {
    title: "Checking a certificate",
    text: "Every certificate has a public page. Scan the code that is printed on it, or open its address: the page says whether it is valid, and shows the name, the course and the date.",
  },
  offline: {
    title: "A bad connection",
    text: "A lesson that is open goes on working. Your marks, your notes and your place in the film are kept on your device and sent as soon as the academy can be reached; nothing is lost and nothing counts twice. Films need a connection to play; workbooks can be downloaded beforehand.",
  },
  courseLocked: {
    title: "A course that is locked",
    text: `A course opens with an offer that includes it: each Blueprint tier opens the Blueprint, and ${lowerFirst(subscribePackage.name)} opens every course. If you have paid and it is still locked, look whether you are signed in with the address you paid with. In your settings, ${myOrders.heading} says how your order stands: some ways of paying take days to arrive, and a payment may be missing. If all is well there, write to us and we put it right.`,
  },
  devices: {
    title: "Phones, tablets and computers",
    text: "Everything runs in the browser of a phone, a tablet or a computer; there is no app and nothing to install. Any browser that is kept up to date will do. Your place is the same on all of them.",
  },
  videoTrouble: {
    title: "If a film does not play",
    text: "Load the page again first, then try another browser or another network; some offices block films. What you have watched is kept, and the lesson’s text and transcript can be read without the film. If it still does not play, tell us the lesson and your device.",
  },
  paying: {
    title: "How you pay",
    text: "You pay by card on the page of a payment provider; no card number ever touches the academy. You need no account for it. If there are other ways of paying where you live, that page offers them.",
  },
  receipts: {
    title: "Your orders and receipts",
    text: `In your settings, under ${myOrders.heading}, you find what you have bought, every payment with its receipt, and when the next one is due. If more payments are to come, “${myOrders.changeCard.button}” there takes you to the payment provider, where you give another card. If you need an invoice or a receipt with other details, write to us.`,
  },
  paymentTrouble: {
    title: "When a payment fails",
    text: `If a payment does not go through, nothing was charged: try once more, or with another card; your bank can say why it was refused. If you are not sure whether it went through, look into your mail: every payment that arrives is followed by its receipt. If a later payment fails we write to you, and you can change the card in your settings, under ${myOrders.heading}. If you were charged double, or anything else looks wrong, write to us.`,
  },
  gifts: {
    title: "Giving a course to somebody",
    text: `Choose “${checkoutPage.gift.toggle}” at the checkout, and tell us whom it is for, with a note if you like. The complete academy has its checkout at /checkout/subscribePackage. Whoever gets a gift need not sign up first: the link in our mail lets them in.`,
  },
  codes: {
    title: "Discounts and codes",
    text: `The prices on our pages are the same for everyone; less is paid only with a code that we have given out. If you have one, type it at the checkout, under “${checkoutPage.coupon.summary}”. The complete academy has its checkout at /checkout/subscribePackage.`,
  },
  moveUp: {
    title: "Moving up to a higher tier",
    text: "You can begin with a smaller tier of the Blueprint and move up later: sign in, and your profile shows the next tier. What you have done in the course stays.",
  },
  newsletter: {
    title: "Letters from the academy",
    text: "In your settings, under E-mail preferences, you switch news from the academy on or off. If you have no account, write to us from that address and we take it off the list. Codes, receipts and answers to what you ask always come.",
  },
  accessibility: {
    title: "Using the academy by keyboard or screen reader",
    text: "All pages work by keyboard and with a screen reader, films have captions and a transcript, text can be enlarged, and movement stops if your device asks for less of it. If something stands in your way, tell us, and we mend it.",
  },
  sageWhat: {
    title: "Who Sage support is",
    text: "I am Sage support, the academy’s helper: a program, not a person. I answer from the academy’s own pages, say where it stands, and say so when I do not know. If you would rather have a person, write to us; one reads every message.",
  },
} as const satisfies Record<string, HelpArticle>;

/** Said instead of an answer where only a trained person can give one. Nothing is looked up, nobody is quoted. */
export const safeAnswers = {
  crisis:
    "I am glad you wrote it down, and sorry that it is so heavy. I am only a program, and you deserve a person now. If you or someone near you is in danger, please call the emergency number where you are, or go to someone you trust and do not stay alone. A crisis line will listen at any hour: in the United States and Canada call or text 988, in the United Kingdom and Ireland call 116 123, and elsewhere ask the emergency number for the one near you.",
  medical:
    "That is a question for a doctor, or another qualified person who can see you and knows your history. I can’t advise on health, and our courses don’t either: they take no doctor’s place. Please do not start, stop or put off a treatment because of anything you read here. If it is urgent, call the emergency number where you are.",
  legal:
    "That is a question for a lawyer, or for the authority where you live: the answer depends on your country and on details that I can’t judge. I am not able to give legal advice, and our courses don’t either. A professional association of your craft often knows the rules too.",
  financial:
    "That is a question for a licensed financial adviser, or a tax adviser or accountant who knows your numbers. I can’t advise on money, investments, debts or taxes, and our courses don’t either. Please decide such things with somebody who is answerable for the advice.",
} as const;

export const sageTalk = {
  greeting:
    "Hello, and welcome. I am Sage support. Ask me about the Healer's Business Blueprint, the quiz, the alumni group, prices or your account, in your own words.",
  thanks: "You are welcome. If something else comes up, I am here.",
  goodbye: "Go well. I am here whenever you have another question.",
  unknown:
    "I don’t know the answer to that, and would rather say so than guess. A person does: write to us on the contact page (/contact), and you get an answer by e-mail.",
  /** Where an answer comes from that the owner has taught the helper. */
  taughtSource: { title: "From the academy itself", url: "/contact" },
} as const;

function lowerFirst<Text extends string>(text: Text): Uncapitalize<Text> {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}` as Uncapitalize<Text>;
}
