import type { Role } from "@academy/contract/account";
import type { ReactNode } from "react";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PageDrawing } from "../../archetypes/public.ts";
import { SignedInGate } from "./signed-in-gate.tsx";
import { useUser } from "./use-user.ts";

type StaffGateProps = {
  mayEnter: (role: Role) => boolean;
  /** What everybody else who is signed in is told. */
  words: { heading: string; text: string };
  /** Where they go from here. */
  linkFor: (role: Role) => { label: string; to: string };
  children: (role: Role) => ReactNode;
};

/** Around every page of the studio. Its data is refused by the server all the same. */
export function StaffGate(props: StaffGateProps) {
  return (
    <SignedInGate>
      <OnlyStaff {...props} />
    </SignedInGate>
  );
}

function OnlyStaff({ mayEnter, words, linkFor, children }: StaffGateProps) {
  const { user } = useUser();
  const link = linkFor(user?.role ?? "learner");
  if (user && mayEnter(user.role)) return children(user.role);
  return (
    <Notice heading={words.heading} drawing={<PageDrawing of="locked" />}>
      <p>{words.text}</p>
      <LinkButton to={link.to}>{link.label}</LinkButton>
    </Notice>
  );
}
