import { invitationPersonalData } from "../features/account/public.ts";
import { makeBookingPersonalData } from "../features/bookings/public.ts";
import { makeCertificatePersonalData } from "../features/certificates/public.ts";
import { contactPersonalData } from "../features/contact/public.ts";
import { gatheringPersonalData } from "../features/gatherings/public.ts";
import { launchPlanPersonalData } from "../features/launch-plans/public.ts";
import { quizPersonalData } from "../features/leads/public.ts";
import { importPersonalData } from "../features/learners/public.ts";
import { bookmarkPersonalData } from "../features/lessons/public.ts";
import { mailPersonalData } from "../features/mail-log/public.ts";
import { makeOrderPersonalData } from "../features/orders/public.ts";
import { learningPersonalData } from "../features/progress/public.ts";
import { downloadPersonalData } from "../features/resources/public.ts";
import { webhookPersonalData } from "../features/webhooks/public.ts";
import { consentPersonalData } from "../features/words/public.ts";
import { answerPersonalData } from "../features/workbooks/public.ts";
import type { Clock } from "../platform/clock.ts";
import type { PersonalData } from "../platform/personal-data.ts";

/** What each feature knows of a person: for their export, for an erasure. */
export const personalDataOf = (now: Clock): PersonalData[] => [
  quizPersonalData,
  contactPersonalData,
  learningPersonalData,
  downloadPersonalData,
  launchPlanPersonalData,
  gatheringPersonalData,
  answerPersonalData,
  bookmarkPersonalData,
  importPersonalData,
  makeBookingPersonalData(now),
  makeCertificatePersonalData(now),
  makeOrderPersonalData(now),
  webhookPersonalData,
  consentPersonalData,
  mailPersonalData,
  invitationPersonalData,
];
