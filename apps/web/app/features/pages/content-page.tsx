import { contentPages, faq, plainQuestions, questionsOf, shoppingMeta } from "@store/content";
import { Article } from "@store/ui/prose";
import { useLocation } from "react-router-dom";
import { Canonical } from "../../seo/canonical.tsx";
import { metaTags } from "../../seo/page-meta.ts";
import { StructuredData } from "../../seo/structured-data.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import type { Route } from "./+types/content-page.ts";

/** The questions and answers of the FAQ, as search engines read them. */
const faqStructuredData = () => ({
  "@type": "FAQPage",
  mainEntity: plainQuestions(questionsOf(faq)).map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

const pageAt = (pathname: string) => {
  const path = pathname.replace(/\/$/, "");
  return contentPages.find((page) => page.path === path);
};

export const meta: Route.MetaFunction = (page) => metaTags(page, shoppingMeta["/"], pageAt(page.location.pathname));

/** The policies and the FAQ: words alone, the same that the embed pages show. */
export default function ContentPage() {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  if (!page) return null;
  return (
    <div className={shell.reading}>
      <Canonical path={page.path} />
      <PageBreadcrumbs items={[{ label: page.title }]} />
      <Article page={page} />
      {page === faq ? <StructuredData data={faqStructuredData()} /> : null}
    </div>
  );
}
