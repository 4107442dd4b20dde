import { inspireAndSupport, questionsOf } from "@store/content";
import { ButtonLink } from "@store/ui/button";
import { shopPolicy } from "../../data/policy.ts";
import { questionsData } from "../../seo/questions-data.ts";
import { StructuredData } from "../../seo/structured-data.tsx";
import { contentMeta } from "./content-page.tsx";
import { SectionPicture, StoryPage } from "./story-page.tsx";

const HERO = "/media/page/inspire.1280.webp";

export const meta = contentMeta(inspireAndSupport, HERO);

/** The partner organisations and how to help them [R115]. */
export default function InspireAndSupportPage() {
  const content = inspireAndSupport(shopPolicy());
  return (
    <>
      <StoryPage
        content={content}
        hero={{ src: HERO, alt: "Seedlings in the morning sun, growing from compost" }}
        heroLook="beside"
        actions={
          <>
            <ButtonLink href="#how-to-help" size="large">
              How you can help
            </ButtonLink>
            <ButtonLink href="/event" size="large" variant="secondary">
              Visit on an open day
            </ButtonLink>
          </>
        }
        beside={{
          foundation: <SectionPicture src="/media/section/gir-gau.720.webp" alt="Gir cows on the pasture" />,
          farmers: <SectionPicture src="/media/section/mission.720.webp" alt="A field of ripe wheat" />,
        }}
        last="how-to-help"
      />
      <StructuredData data={import.meta.env.SSR ? questionsData(questionsOf(content)) : undefined} />
    </>
  );
}
