import { aboutUs } from "@store/content";
import { ButtonLink } from "@store/ui/button";
import { shopPolicy } from "../../data/policy.ts";
import { StructuredData } from "../../seo/structured-data.tsx";
import { contentMeta } from "./content-page.tsx";
import { SectionPicture, StoryPage } from "./story-page.tsx";

const HERO = "/media/page/about-hero.1280.webp";

export const meta = contentMeta(aboutUs, HERO);

/** Mission and story [R120]. */
export default function AboutUsPage() {
  const content = aboutUs(shopPolicy());
  return (
    <>
      <StoryPage
        content={content}
        hero={{ src: HERO, alt: "Gir cows before a farm hut in the morning sun" }}
        actions={
          <>
            <ButtonLink href="/shop" size="large">
              See what we sell
            </ButtonLink>
            <ButtonLink href="/store-locator" size="large" variant="secondary">
              Visit a store
            </ButtonLink>
          </>
        }
        beside={{
          story: <SectionPicture src="/media/section/who.720.webp" alt="A small farm between fields and trees" />,
          "what-we-sell": (
            <SectionPicture src="/media/section/masala.720.webp" alt="A masala box filled with seven spices" />
          ),
        }}
        last="contact"
      />
      <StructuredData
        data={
          import.meta.env.SSR
            ? {
                "@type": "AboutPage",
                name: `${content.title} | ${shopPolicy().identity.shopName}`,
                description: content.description,
                dateModified: content.updatedOn,
              }
            : undefined
        }
      />
    </>
  );
}
