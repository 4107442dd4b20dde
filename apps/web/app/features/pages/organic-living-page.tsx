import { facts, organicLiving, questionsOf, shopContact } from "@store/content";
import { ButtonLink } from "@store/ui/button";
import { shopPolicy } from "../../data/policy.ts";
import { questionsData } from "../../seo/questions-data.ts";
import { StructuredData } from "../../seo/structured-data.tsx";
import { contentMeta } from "./content-page.tsx";
import { OrganicLivingMap } from "./organic-living-map.tsx";
import { SectionPicture, StoryPage } from "./story-page.tsx";

const HERO = "/media/page/organic-living-1.1280.webp";

export const meta = contentMeta(organicLiving, HERO);

/** The lakeside plots: banners, drawn map and phone [R121]. */
export default function OrganicLivingPage() {
  const policy = shopPolicy();
  const content = organicLiving(policy);
  const { shown, href } = shopContact(policy).phones.organicLiving;
  return (
    <>
      <StoryPage
        content={content}
        hero={{ src: HERO, alt: "A lake in the morning with young trees on its shore" }}
        actions={
          <>
            <ButtonLink href={href} size="large">
              Call {shown}
            </ButtonLink>
            <ButtonLink href="#visit" size="large" variant="secondary">
              Plan a visit
            </ButtonLink>
          </>
        }
        beside={{
          forest: (
            <SectionPicture src="/media/page/organic-living-2.720.webp" alt="A thatched hut among trees by the lake" />
          ),
          plots: <OrganicLivingMap name={facts.organicLiving.name} />,
          visit: (
            <SectionPicture src="/media/page/organic-living-3.720.webp" alt="Cows by the lake in the evening light" />
          ),
        }}
      />
      <StructuredData data={import.meta.env.SSR ? questionsData(questionsOf(content)) : undefined} />
    </>
  );
}
