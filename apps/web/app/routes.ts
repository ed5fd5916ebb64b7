import { type RouteConfig, route } from "@react-router/dev/routes";

// "/" is not here: the server decides it from the session.
export default [
  route("quiz", "pages/quiz.tsx"),
  route("test-results", "pages/test-results.tsx"),
  route("sign-in", "pages/sign-in.tsx"),
  route("reset-password", "pages/reset-password.tsx"),
  route("claim-owner", "pages/claim-owner.tsx"),
  route("settings", "pages/settings.tsx"),
  route("dev/mail", "pages/dev-mail.tsx"),
  route("dev/mail/:id", "pages/dev-mail-message.tsx"),
  route("dev/ui", "pages/dev-ui.tsx"),
  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
