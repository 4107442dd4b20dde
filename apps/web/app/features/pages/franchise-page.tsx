import { franchisePage, questionsOf, shopContact } from "@store/content";
import { ButtonLink } from "@store/ui/button";
import { shopPolicy } from "../../data/policy.ts";
import { questionsData } from "../../seo/questions-data.ts";
import { StructuredData } from "../../seo/structured-data.tsx";
import { contentMeta } from "./content-page.tsx";
import { SectionPicture, StoryPage } from "./story-page.tsx";

const HERO = "/media/page/franchise.1280.webp";

export const meta = contentMeta(franchisePage, HERO);

/** What partners get and need, and whom to ask [R114]. */
export default function FranchisePage() {
  const policy = shopPolicy();
  const content = franchisePage(policy);
  const { shown, href } = shopContact(policy).phones.franchise;
  return (
    <>
      <StoryPage
        content={content}
        hero={{ src: HERO, alt: "Shelves of a store with ghee, honey, spices and soap" }}
        heroLook="beside"
        actions={
          <>
            <ButtonLink href="/bussiness" size="large">
              Become a partner
            </ButtonLink>
            <ButtonLink href={href} size="large" variant="secondary">
              {shown}
            </ButtonLink>
          </>
        }
        beside={{
          "what-it-needs": (
            <SectionPicture
              src="/media/store/1.720.webp"
              alt={`A store of ${shopPolicy().identity.shopName} seen from the street`}
            />
          ),
        }}
        last="contact"
      />
      <StructuredData data={import.meta.env.SSR ? questionsData(questionsOf(content)) : undefined} />
    </>
  );
}
