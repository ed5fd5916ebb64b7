import { render, toPlainText } from "@react-email/components";
import { createElement, type ReactElement } from "react";
import { AcademyIsRunning, type AcademyIsRunningProps } from "./academy-is-running.tsx";
import { MailContext } from "./mail-layout.tsx";

/** Every mail the academy sends: its template's name and what it is filled with. */
export type Mail = { template: "academy-is-running"; props: AcademyIsRunningProps };

export type RenderedMail = { subject: string; html: string; text: string };

type Surroundings = { baseUrl: string };

export async function renderMail(mail: Mail, surroundings: Surroundings): Promise<RenderedMail> {
  const { subject, element } = compose(mail);
  const html = await render(createElement(MailContext, { value: surroundings }, element));
  return { subject, html, text: toPlainText(html) };
}

function compose(mail: Mail): { subject: string; element: ReactElement } {
  switch (mail.template) {
    case "academy-is-running":
      return { subject: "Your academy is running", element: createElement(AcademyIsRunning, mail.props) };
    default:
      throw new Error(`there is no mail called ${JSON.stringify((mail as { template: unknown }).template)}`);
  }
}
