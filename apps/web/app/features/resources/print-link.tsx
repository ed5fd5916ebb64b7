import { printWords } from "@academy/content/pages/learning/print-words";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError, explain } from "../../lib/api/api-error.ts";
import { handOver } from "../../lib/hand-over.ts";

type PrintLinkProps = {
  href: string;
  /** Asks for it; whatever has to happen before happens here, too. */
  print: () => Promise<Response>;
  className: string;
  children: ReactNode;
};

/** A PDF that is made while somebody waits. Where it can't be, the page says why, where a download could only fail. */
export function PrintLink({ href, print, className, children }: PrintLinkProps) {
  const printing = useMutation({ mutationFn: async () => handOver(await print()) });
  const { isPending, error } = printing;
  return (
    <>
      <a
        href={href}
        download
        aria-busy={isPending}
        className={className}
        onClick={(event) => {
          event.preventDefault();
          if (!isPending) printing.mutate();
        }}
      >
        {children}
      </a>
      <span role="status" className="type-small text-ink-soft empty:hidden">
        {isPending ? printWords.making : ""}
      </span>
      {error && (
        <span role="alert" className="field-error basis-full">
          {whyNotPrinted(error)}
        </span>
      )}
    </>
  );
}

/** What the server refuses, it explains; for everything else the line is to blame. */
export const whyNotPrinted = (error: unknown): string =>
  error instanceof ApiError && error.code !== undefined ? explain(error) : printWords.failed;
