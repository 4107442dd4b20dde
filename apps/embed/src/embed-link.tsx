import { embedPages } from "@store/content";
import type { LinkProps } from "@store/ui/link";

const here = new Set<string>(embedPages.map(({ path }) => path));

/** A link to the pages that exist here, to mail, phone and chat; what only the site has becomes plain text. */
export const EmbedLink = ({ href, className, children }: LinkProps) =>
  here.has(href) || !href.startsWith("/") ? (
    <a href={href} className={className}>
      {children}
    </a>
  ) : (
    children
  );
