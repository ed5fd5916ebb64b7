import type { ReactNode } from "react";
import { Link } from "react-router";
import { useUser } from "../../account/public.ts";

type OwnLinkProps = { to: string; onFollow: () => void; children: ReactNode };

/** A link to a page of the academy. The landing page is for visitors: a member's home is the front door. */
export function OwnLink({ to, onFollow, children }: OwnLinkProps) {
  const { isAuthenticated } = useUser();
  const isFrontDoor = to === "/" || (isAuthenticated && /^\/home(?![\w-])/.test(to));
  return (
    <Link to={isFrontDoor ? "/" : to} reloadDocument={isFrontDoor} className="text-link" onClick={onFollow}>
      {children}
    </Link>
  );
}
