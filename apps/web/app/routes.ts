import { founderSlug } from "@academy/content/academy";
import { type RouteConfig, route } from "@react-router/dev/routes";

// "/" is not here: the server decides it from the session.
export default [
  route("home", "pages/home.tsx"),
  route("quiz", "pages/quiz.tsx"),
  route("test-results", "pages/test-results.tsx"),
  route("healers-business-blueprint", "pages/blueprint.tsx"),
  route("healers-roadmap", "pages/blueprint.tsx", { id: "healers-roadmap" }),
  route("alumni-group", "pages/alumni-group.tsx"),
  route("subscribe", "pages/subscribe.tsx"),
  // A path with a part that varies would never match: the founder's slug is the content's.
  route(`about-${founderSlug}`, "pages/about-founder.tsx"),
  route("contact", "pages/contact.tsx"),
  route("privacy", "pages/privacy.tsx"),
  route("terms", "pages/terms.tsx"),
  route("sign-in", "pages/sign-in.tsx"),
  route("reset-password", "pages/reset-password.tsx"),
  route("claim-owner", "pages/claim-owner.tsx"),
  route("settings", "pages/settings.tsx"),
  route("studio/helper", "pages/studio-helper.tsx"),
  route("dev/mail", "pages/dev-mail.tsx"),
  route("dev/mail/:id", "pages/dev-mail-message.tsx"),
  route("dev/ui", "pages/dev-ui.tsx"),
  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
