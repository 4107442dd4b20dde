import { faq, plainQuestions, questionsOf } from "@store/content";

/** The questions and answers of the FAQ, as search engines read them. */
export const faqStructuredData = () => ({
  "@type": "FAQPage",
  mainEntity: plainQuestions(questionsOf(faq)).map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
