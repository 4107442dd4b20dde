import { useSiteUrl } from "../data/root-data.ts";

/** The one address of a page that search engines are to keep; React puts it into the head. */
export const Canonical = ({ path }: { readonly path: string }) => <link rel="canonical" href={useSiteUrl() + path} />;
