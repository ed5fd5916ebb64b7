import type { Call } from "../call.ts";
import * as account from "../calls/account.ts";
import * as desk from "../calls/desk.ts";
import * as devMail from "../calls/dev-mail.ts";
import * as benefits from "../calls/learning/benefits.ts";
import * as bookings from "../calls/learning/bookings.ts";
import * as calendar from "../calls/learning/calendar.ts";
import * as certificates from "../calls/learning/certificates.ts";
import * as courses from "../calls/learning/courses.ts";
import * as launchPlan from "../calls/learning/launch-plan.ts";
import * as lessons from "../calls/learning/lessons.ts";
import * as library from "../calls/learning/library.ts";
import * as progress from "../calls/learning/progress.ts";
import * as recordings from "../calls/learning/recordings.ts";
import * as resources from "../calls/learning/resources.ts";
import * as workbooks from "../calls/learning/workbooks.ts";
import * as operations from "../calls/operations.ts";
import * as orders from "../calls/orders.ts";
import * as sage from "../calls/sage.ts";
import * as signIn from "../calls/sign-in.ts";
import * as studioBenefits from "../calls/studio/benefits.ts";
import * as studioBookings from "../calls/studio/bookings.ts";
import * as studioBusiness from "../calls/studio/business.ts";
import * as studioCourseFiles from "../calls/studio/course-files.ts";
import * as studioCourseOffers from "../calls/studio/course-offers.ts";
import * as studioCourses from "../calls/studio/courses.ts";
import * as studioGatherings from "../calls/studio/gatherings.ts";
import * as studioGuise from "../calls/studio/guise.ts";
import * as studioLeads from "../calls/studio/leads.ts";
import * as studioLearners from "../calls/studio/learners.ts";
import * as studioMails from "../calls/studio/mails.ts";
import * as studioMedia from "../calls/studio/media.ts";
import * as studioMenu from "../calls/studio/menu.ts";
import * as studioOffers from "../calls/studio/offers.ts";
import * as studioOrders from "../calls/studio/orders.ts";
import * as studioOwnPages from "../calls/studio/own-pages.ts";
import * as studioPages from "../calls/studio/pages.ts";
import * as studioPeopleImport from "../calls/studio/people-import.ts";
import * as studioQuiz from "../calls/studio/quiz.ts";
import * as studioRecordings from "../calls/studio/recordings.ts";
import * as studioSearch from "../calls/studio/search.ts";
import * as studioSettings from "../calls/studio/settings.ts";
import * as studioTestimonials from "../calls/studio/testimonials.ts";
import * as studioTheme from "../calls/studio/theme.ts";
import * as studioToday from "../calls/studio/today.ts";
import * as studioWebhooks from "../calls/studio/webhooks.ts";
import * as studioWorkbooks from "../calls/studio/workbooks.ts";
import * as testCheckout from "../calls/test-checkout.ts";
import * as contact from "../calls/visitors/contact.ts";
import * as headlines from "../calls/visitors/headlines.ts";
import * as leads from "../calls/visitors/leads.ts";
import * as ownPages from "../calls/visitors/own-pages.ts";
import * as quiz from "../calls/visitors/quiz.ts";
import * as results from "../calls/visitors/results.ts";
import * as socialProof from "../calls/visitors/social-proof.ts";
import * as welcomeFilm from "../calls/visitors/welcome-film.ts";

/** Every call there is, by the feature it belongs to and the name it has there. */
export const allCalls: Record<string, Record<string, Call>> = {
  account,
  calendar,
  benefits,
  bookings,
  certificates,
  contact,
  courses,
  desk,
  "dev-mail": devMail,
  headlines,
  "launch-plan": launchPlan,
  library,
  leads,
  lessons,
  operations,
  orders,
  "own-pages": ownPages,
  progress,
  quiz,
  recordings,
  resources,
  results,
  sage,
  "sign-in": signIn,
  "social-proof": socialProof,
  "studio-benefits": studioBenefits,
  "studio-bookings": studioBookings,
  "studio-business": studioBusiness,
  "studio-course-files": studioCourseFiles,
  "studio-courses": studioCourses,
  "studio-leads": studioLeads,
  "studio-settings": studioSettings,
  "studio-testimonials": studioTestimonials,
  "studio-today": studioToday,
  "studio-learners": studioLearners,
  "studio-media": studioMedia,
  "studio-own-pages": studioOwnPages,
  "studio-mails": studioMails,
  "studio-pages": studioPages,
  "studio-people-import": studioPeopleImport,
  "studio-menu": studioMenu,
  "studio-theme": studioTheme,
  "studio-course-offers": studioCourseOffers,
  "studio-offers": studioOffers,
  "studio-orders": studioOrders,
  "studio-quiz": studioQuiz,
  "studio-recordings": studioRecordings,
  "studio-search": studioSearch,
  "studio-gatherings": studioGatherings,
  "studio-guise": studioGuise,
  "studio-webhooks": studioWebhooks,
  "studio-workbooks": studioWorkbooks,
  "test-checkout": testCheckout,
  "welcome-film": welcomeFilm,
  workbooks,
};
