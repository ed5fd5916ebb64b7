import { founderSlug } from "@academy/content/academy";
import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  // The server decides from the session who gets it.
  index("pages/dashboard.tsx"),
  route("home", "pages/home.tsx"),
  route("quiz", "pages/quiz.tsx"),
  route("test-results", "pages/test-results.tsx"),
  route("healers-business-blueprint", "pages/blueprint.tsx"),
  route("healers-roadmap", "pages/blueprint.tsx", { id: "healers-roadmap" }),
  route("free-lesson", "pages/free-lesson.tsx"),
  route("alumni-group", "pages/alumni-group.tsx"),
  route("subscribe", "pages/subscribe.tsx"),
  // A path with a part that varies would never match: the founder's slug is the content's.
  route(`about-${founderSlug}`, "pages/about-founder.tsx"),
  route("contact", "pages/contact.tsx"),
  route("privacy", "pages/privacy.tsx"),
  route("terms", "pages/terms.tsx"),
  route("checkout/:offer", "pages/buying/checkout.tsx"),
  route("test-checkout/:id", "pages/buying/test-checkout.tsx"),
  route("thank-you", "pages/buying/thank-you.tsx"),
  route("welcome", "pages/buying/welcome.tsx"),
  route("sign-in", "pages/sign-in.tsx"),
  route("reset-password", "pages/reset-password.tsx"),
  route("restore-email", "pages/restore-email.tsx"),
  route("claim-owner", "pages/claim-owner.tsx"),
  route("profile", "pages/profile.tsx"),
  route("resources", "pages/resources.tsx"),
  route("verify/:id", "pages/verify.tsx"),
  route("course/:id", "pages/course.tsx"),
  route("course/:id/lesson/:lessonId", "pages/lesson.tsx"),
  route("settings", "pages/settings.tsx"),
  route("studio/helper", "pages/studio-sage.tsx"),
  route("dev/mail", "pages/dev-mail.tsx"),
  route("dev/mail/:id", "pages/dev-mail-message.tsx"),
  route("dev/ui", "pages/dev-ui.tsx"),
  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
