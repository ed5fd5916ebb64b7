import { lazy, Suspense } from "react";
import { useUser } from "../account/public.ts";

/** Fetched for those who are signed in alone: for visitors the page stays as it was built. */
const MemberGreeting = lazy(() =>
  import("./member-greeting.tsx").then((module) => ({ default: module.MemberGreeting })),
);

export function Greeting() {
  const { user } = useUser();
  if (!user) return null;
  return (
    <Suspense fallback={null}>
      <MemberGreeting user={user} />
    </Suspense>
  );
}
