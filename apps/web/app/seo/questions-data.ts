import { plainQuestions, type Question } from "@store/content";

/** Questions and answers as search engines read them (schema.org FAQPage). */
export const questionsData = (questions: readonly Question[]) => ({
  "@type": "FAQPage",
  mainEntity: plainQuestions(questions).map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
