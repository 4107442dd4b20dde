import { useSiteUrl } from "../data/root-data.ts";

/** The address under which search engines index a page; React hoists it into the head. */
export const Canonical = ({ path }: { readonly path: string }) => <link rel="canonical" href={useSiteUrl() + path} />;
