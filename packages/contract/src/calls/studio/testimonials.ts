import { defineCall } from "../../call.ts";
import * as testimonials from "../../studio/testimonials.ts";

export const listTestimonials = defineCall({
  method: "GET",
  path: "/api/studio/testimonials",
  audience: "owners",
  summary: "The testimonials on the pages and in drafts, each with the record of consent to it",
  answer: testimonials.testimonialList,
});
export const addTestimonial = defineCall({
  method: "POST",
  path: "/api/studio/testimonials",
  audience: "owners",
  summary: "Add a testimonial to the draft of a page, with the record that the person agreed",
  body: testimonials.newTestimonialBody,
  answer: testimonials.newTestimonial,
});
export const recordConsent = defineCall({
  method: "PUT",
  path: "/api/studio/testimonials/:id/consent",
  audience: "owners",
  summary: "Record who agreed to a testimonial, when, how and to what of it",
  params: testimonials.testimonialParams,
  body: testimonials.consentBody,
});
export const removeConsent = defineCall({
  method: "DELETE",
  path: "/api/studio/testimonials/:id/consent",
  audience: "owners",
  summary: "Remove the record: it was withdrawn, or wrong",
  params: testimonials.testimonialParams,
});
