import { brand, franchisePage, questionsOf } from "@store/content";
import { ButtonLink } from "@store/ui/button";
import { questionsData } from "../../seo/questions-data.ts";
import { StructuredData } from "../../seo/structured-data.tsx";
import { contentMeta } from "./content-page.tsx";
import { SectionPicture, StoryPage } from "./story-page.tsx";

const HERO = "/media/page/franchise.1280.webp";

export const meta = contentMeta(franchisePage, HERO);

/** What partners get and need, and whom to ask (document 2, section 2; checklist R114). */
export default function FranchisePage() {
  return (
    <>
      <StoryPage
        content={franchisePage}
        hero={{ src: HERO, alt: "Shelves of a store with ghee, honey, spices and soap" }}
        heroLook="beside"
        actions={
          <>
            <ButtonLink href="/bussiness" size="large">
              Become a partner
            </ButtonLink>
            <ButtonLink href={brand.phones.franchise.href} size="large" variant="secondary">
              {brand.phones.franchise.shown}
            </ButtonLink>
          </>
        }
        beside={{
          "what-it-needs": (
            <SectionPicture src="/media/store/1.720.webp" alt={`A store of ${brand.name} seen from the street`} />
          ),
        }}
        last="contact"
      />
      <StructuredData data={questionsData(questionsOf(franchisePage))} />
    </>
  );
}
