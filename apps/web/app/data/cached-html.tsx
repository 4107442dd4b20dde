import { createContext, type HTMLAttributes, type ReactElement, useContext } from "react";
import { jsonOf } from "./once-for.ts";

/** The HTML of an element, or what stands for it in the page's text; rendered once for a key, and then taken from memory. */
export type RenderOnce = (key: string, element: ReactElement) => string;

const RenderOnceContext = createContext<RenderOnce | undefined>(undefined);

/** Around the page while the server renders it. Browsers, tests and the development server render everything. */
export const RenderOnceProvider = RenderOnceContext.Provider;

interface CachedHtmlProps extends Pick<HTMLAttributes<HTMLElement>, "aria-label" | "className" | "id" | "popover"> {
  readonly as: "div" | "footer" | "li" | "nav" | "section";
  /** Of its content. */
  readonly name: string;
  /** All that its content depends on, as far as it is not the same for every page. */
  readonly data?: object;
  readonly children: ReactElement;
}

/**
 * A part of the page that is the same on many pages, such as a product's card: the server renders it once and keeps its
 * HTML, where rendering it anew would be most of a page's cost. Parts may be in parts. In the browser it is hydrated like any other part. Its
 * content depends on `data` alone: it can read no context but the pictures' base, needs no `useId`, and has no inline script,
 * since the page's content security policy names only those in its text.
 */
export function CachedHtml({ as: Tag, name, data, children, ...rest }: CachedHtmlProps) {
  const renderOnce = useContext(RenderOnceContext);
  if (!renderOnce) return <Tag {...rest}>{children}</Tag>;
  const html = renderOnce(data === undefined ? name : name + jsonOf(data), children);
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
