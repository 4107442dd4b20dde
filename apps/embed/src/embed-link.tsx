import type { LinkProps } from "@store/ui/link";

/** Links to the pages that exist here, to mail, phone and chat; what only the site has becomes plain text. */
export const embedLinkTo =
  (here: ReadonlySet<string>) =>
  ({ href, className, children }: LinkProps) =>
    here.has(href.replace(/#.*$/, "")) || !href.startsWith("/") ? (
      <a href={href} className={className}>
        {children}
      </a>
    ) : (
      children
    );
