import { contentPages } from "@store/content";
import type { LinkProps } from "@store/ui/link";

const here = new Set<string>(contentPages.map(({ path }) => path));

/** Leads to the pages that exist here, to mail, phone and chat; a page of the site alone is left as words. */
export const EmbedLink = ({ href, className, children }: LinkProps) =>
  here.has(href) || !href.startsWith("/") ? (
    <a href={href} className={className}>
      {children}
    </a>
  ) : (
    children
  );
