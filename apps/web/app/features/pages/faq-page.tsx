import { faq, findQuestions, questionsOf } from "@store/content";
import { Button } from "@store/ui/button";
import { EmptyState } from "@store/ui/empty-state";
import { useRef, useState } from "react";
import { questionsData } from "../../seo/questions-data.ts";
import { StructuredData } from "../../seo/structured-data.tsx";
import { ContentPage, contentMeta } from "./content-page.tsx";
import { HelpSearch } from "./help-search.tsx";

export const meta = contentMeta(faq);

/** Questions by topic, each opened by the browser itself; searched by script (document 2, section 2; checklist R113). */
export default function FaqPage() {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const shown = findQuestions(faq, typed);
  const found = questionsOf(shown).length;
  const showAll = () => {
    setTyped("");
    field.current?.focus();
  };
  return (
    <>
      <ContentPage
        content={shown}
        after={
          found === 0 ? (
            <EmptyState
              title="No answer found"
              message={`Nothing here matches “${typed.trim()}”. Ask us, we are glad to help.`}
              action={{ label: "Contact us", href: "/contact-us" }}
            >
              <Button variant="secondary" onClick={showAll}>
                Show all questions
              </Button>
            </EmptyState>
          ) : null
        }
      >
        <HelpSearch typed={typed} onType={setTyped} found={found} ref={field} />
      </ContentPage>
      <StructuredData data={questionsData(questionsOf(faq))} />
    </>
  );
}
