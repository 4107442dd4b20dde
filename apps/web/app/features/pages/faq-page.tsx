import { faq, plainQuestions, questionsOf } from "@store/content";
import { StructuredData } from "../../seo/structured-data.tsx";
import { ContentPage, contentMeta } from "./content-page.tsx";

export const meta = contentMeta(faq);

/** The questions and answers as search engines read them. */
const structuredData = () => ({
  "@type": "FAQPage",
  mainEntity: plainQuestions(questionsOf(faq)).map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

export default function FaqPage() {
  return (
    <ContentPage content={faq}>
      <StructuredData data={structuredData()} />
    </ContentPage>
  );
}
