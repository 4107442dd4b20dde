import { type ContentPage as Content, FAQ, findQuestions, questionsOf } from "@store/content";
import { lazy, Suspense, useRef, useState } from "react";
import { questionsData } from "../../seo/questions-data.ts";
import { StructuredData } from "../../seo/structured-data.tsx";
import { ContentPage } from "./content-page.tsx";
import { HelpSearch } from "./help-search.tsx";
import { PolicyPage, textLoader } from "./policy-page.tsx";

/** Fetched when a search finds nothing. */
const NoAnswer = lazy(async () => ({ default: (await import("./no-answer.tsx")).NoAnswer }));

export const loader = textLoader(FAQ);

function Faq({ content }: { readonly content: Content }) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const shown = findQuestions(content, typed);
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
      <StructuredData data={import.meta.env.SSR ? questionsData(questionsOf(content)) : undefined} />
    </>
  );
}

/** Questions by topic, each opened by the browser itself; searched by script [R113]. */
export default function FaqPage() {
  return <PolicyPage standard={FAQ}>{(content) => <Faq content={content} />}</PolicyPage>;
}
