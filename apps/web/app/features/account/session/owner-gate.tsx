import type { ReactNode } from "react";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PageDrawing } from "../../archetypes/public.ts";
import { SignedInGate } from "./signed-in-gate.tsx";
import { useUser } from "./use-user.ts";

type OwnerGateProps = {
  /** What everybody else who is signed in is told. */
  words: { heading: string; text: string; link: { label: string; to: string } };
  children: ReactNode;
};

/** Around every page for the owner alone. Its data is refused by the server all the same. */
export function OwnerGate({ words, children }: OwnerGateProps) {
  return (
    <SignedInGate>
      <OnlyOwner words={words}>{children}</OnlyOwner>
    </SignedInGate>
  );
}

function OnlyOwner({ words, children }: OwnerGateProps) {
  const { user } = useUser();
  if (user?.role === "owner") return children;
  return (
    <Notice heading={words.heading} drawing={<PageDrawing of="locked" />}>
      <p>{words.text}</p>
      <LinkButton to={words.link.to}>{words.link.label}</LinkButton>
    </Notice>
  );
}
