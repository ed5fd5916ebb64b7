import { founderSlug } from "@academy/content/academy";
import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  // The server decides from the session who gets it.
  index("pages/learning/dashboard.tsx"),
  route("home", "pages/home.tsx"),
  route("quiz", "pages/quiz.tsx"),
  route("test-results", "pages/test-results.tsx"),
  route("healers-business-blueprint", "pages/blueprint.tsx"),
  route("healers-roadmap", "pages/blueprint.tsx", { id: "healers-roadmap" }),
  route("free-lesson", "pages/free-lesson.tsx"),
  route("alumni-group", "pages/alumni-group.tsx"),
  route("subscribe", "pages/buying/subscribe.tsx"),
  // A path with a part that varies would never match: the founder's slug is the content's.
  route(`about-${founderSlug}`, "pages/about-founder.tsx"),
  route("contact", "pages/contact.tsx"),
  route("privacy", "pages/privacy.tsx"),
  route("terms", "pages/terms.tsx"),
  route("checkout/:offer", "pages/buying/checkout.tsx"),
  route("test-checkout/:id", "pages/buying/test-checkout.tsx"),
  route("thank-you", "pages/buying/thank-you.tsx"),
  route("welcome", "pages/buying/welcome.tsx"),
  route("sign-in", "pages/account/sign-in.tsx"),
  route("reset-password", "pages/account/reset-password.tsx"),
  route("restore-email", "pages/account/restore-email.tsx"),
  route("claim-owner", "pages/account/claim-owner.tsx"),
  route("profile", "pages/learning/profile.tsx"),
  route("resources", "pages/learning/resources.tsx"),
  route("verify/:id", "pages/verify.tsx"),
  route("course/:id", "pages/learning/course.tsx"),
  route("course/:id/lesson/:lessonId", "pages/learning/lesson.tsx"),
  route("settings", "pages/account/settings.tsx"),
  route("studio/helper", "pages/studio-sage.tsx"),
  route("dev/mail", "pages/developers/dev-mail.tsx"),
  route("dev/mail/:id", "pages/developers/dev-mail-message.tsx"),
  route("dev/ui", "pages/developers/dev-ui.tsx"),
  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
