import { quizMail } from "@academy/content/mails/quiz-mail";
import { quizPage } from "@academy/content/pages/quiz/quiz-page";
import { hues } from "@academy/mandalas/hues";
import { type ArchetypeKey, archetypes } from "@academy/quiz/archetypes";
import { foremostLine } from "@academy/quiz/scoring/margin";
import { profiles } from "@academy/quiz/texts/profiles";
import { noTexts, profileIn, type QuizTexts } from "@academy/quiz/texts/texts";
import { Link } from "@react-email/link";
import { Text } from "@react-email/text";
import { useContext } from "react";
import { composeMailFromWords, fillText, Paragraph } from "./mail-from-words.tsx";
import { buttonStyle, linkStyle, MailContext, textStyle } from "./mail-layout.tsx";

export type QuizResultProps = {
  firstName: string;
  primary: ArchetypeKey;
  secondary: ArchetypeKey;
  strength: number;
  resultUrl: string;
  isCareless: boolean;
  /** What the version of the quiz says of the primary archetype, where that is not the first. */
  texts?: QuizTexts;
};

const smallStyle = { ...textStyle, fontSize: "14px", lineHeight: "22px" };

export function composeQuizResult(props: QuizResultProps, words: typeof quizMail.words) {
  const { firstName, primary, secondary, strength, resultUrl, isCareless, texts = noTexts } = props;
  const { title, subtitle, essence } = archetypes[primary];
  const filling = {
    firstName,
    archetype: title,
    outcome: foremostLine({ primary, secondary, strength }, isCareless),
    essence,
    firstStep: profileIn(texts, primary, profiles[primary]).development,
    blueprint: <BlueprintLink primary={primary}>{words.blueprintLink}</BlueprintLink>,
  };
  const greeting = fillText(firstName ? words.greeting : words.greetingWithoutName, filling);
  const blocks = {
    subtitle: (
      <Text style={{ ...textStyle, color: hues[primary], fontSize: "18px", margin: "-16px 0 24px" }}>
        {subtitle}
      </Text>
    ),
    greeting: <Paragraph>{greeting}</Paragraph>,
    button: (
      <Text style={{ margin: "28px 0" }}>
        <Link href={resultUrl} style={buttonStyle}>
          {words.button}
        </Link>
      </Text>
    ),
  };
  const below = (
    <>
      <Text style={smallStyle}>{fillText(words.why, filling)}</Text>
      <Text style={smallStyle}>{quizPage.disclaimer}</Text>
    </>
  );
  return composeMailFromWords(quizMail, words, { filling, blocks, below });
}

function BlueprintLink({ primary, children }: { primary: ArchetypeKey; children: string }) {
  const { baseUrl } = useContext(MailContext);
  return (
    <Link href={`${baseUrl}/healers-roadmap?archetype=${primary}`} style={linkStyle}>
      {children}
    </Link>
  );
}
