import { faq, findQuestions, questionsOf } from "@store/content";
import { lazy, Suspense, useRef, useState } from "react";
import { shopPolicy } from "../../data/policy.ts";
import { questionsData } from "../../seo/questions-data.ts";
import { StructuredData } from "../../seo/structured-data.tsx";
import { ContentPage, contentMeta } from "./content-page.tsx";
import { HelpSearch } from "./help-search.tsx";

/** Fetched when a search finds nothing. */
const NoAnswer = lazy(async () => ({ default: (await import("./no-answer.tsx")).NoAnswer }));

export const meta = contentMeta(faq);

/** Questions by topic, each opened by the browser itself; searched by script [R113]. */
export default function FaqPage() {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const shown = findQuestions(faq(shopPolicy()), typed);
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
            <Suspense>
              <NoAnswer typed={typed.trim()} onShowAll={showAll} />
            </Suspense>
          ) : null
        }
      >
        <HelpSearch typed={typed} onType={setTyped} found={found} ref={field} />
      </ContentPage>
      <StructuredData data={import.meta.env.SSR ? questionsData(questionsOf(faq(shopPolicy()))) : undefined} />
    </>
  );
}
