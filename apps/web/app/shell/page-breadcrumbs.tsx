import { Breadcrumbs, type Crumb } from "@store/ui/breadcrumbs";
import { useSiteUrl } from "../data/root-data.ts";
import { StructuredData } from "../seo/structured-data.tsx";

const HOME: Crumb = { label: "Home", href: "/" };

/** The breadcrumbs of a page, as links and as structured data [R15]. */
export function PageBreadcrumbs({ items }: { readonly items: readonly Crumb[] }) {
  const siteUrl = useSiteUrl();
  const whole = [HOME, ...items];
  return (
    <>
      <Breadcrumbs items={whole} />
      <StructuredData
        data={
          import.meta.env.SSR
            ? {
                "@type": "BreadcrumbList",
                itemListElement: whole.map(({ label, href }, place) => ({
                  "@type": "ListItem",
                  position: place + 1,
                  name: label,
                  ...(href === undefined ? {} : { item: siteUrl + href }),
                })),
              }
            : undefined
        }
      />
    </>
  );
}
