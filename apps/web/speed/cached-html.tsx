import { createContext, type HTMLAttributes, type ReactElement, useContext, useState } from "react";
import { jsonOf } from "./once-for.ts";

/** The HTML of an element, or what stands for it in the page's text; rendered once for a key, and then taken from memory. */
export type RenderOnce = (key: string, element: ReactElement) => string;

const RenderOnceContext = createContext<RenderOnce | undefined>(undefined);

/** Around the page while the server renders it. Browsers, tests and the development server render everything. */
export const RenderOnceProvider = RenderOnceContext.Provider;

interface PartProps extends Pick<HTMLAttributes<HTMLElement>, "aria-label" | "className" | "id" | "popover"> {
  readonly as: "div" | "footer" | "li" | "nav" | "section";
  /** Of its content. */
  readonly name: string;
  /** All that its content depends on, as far as it is not the same for every page. */
  readonly data?: object | undefined;
  readonly children: ReactElement;
}

type CachedHtmlProps = PartProps & {
  /**
   * It never changes once the server has written it: hydration takes its HTML as it stands, so however much is in it
   * costs the browser no rendering. Nothing in it may have a handler or a state; links and popovers need none. Where the
   * server's page had no such part, it is rendered like any other. Its name is its id, too.
   */
  readonly isStatic?: boolean;
};

/**
 * A part of the page that is the same on many pages, such as a product's card: the server renders it once and keeps its
 * HTML, where rendering it again would be most of a page's cost. Parts may be in parts. In the browser it is hydrated
 * like any other part. Its content depends on `data` alone: it can read no context but the pictures' base, needs no
 * `useId`, and has no inline script, since the page's content security policy names only those in its text.
 */
export const CachedHtml = ({ isStatic = false, ...part }: CachedHtmlProps) =>
  isStatic ? <StaticPart id={part.name} {...part} /> : <CachedPart {...part} />;

function CachedPart({ as: Tag, name, data, children, ...rest }: PartProps) {
  const renderOnce = useContext(RenderOnceContext);
  if (!renderOnce) return <Tag {...rest}>{children}</Tag>;
  const html = renderOnce(data === undefined ? name : name + jsonOf(data), children);
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** What the server has written at an id; nothing while the server itself renders. */
const writtenAt = (id: string) =>
  typeof document === "undefined" || import.meta.env.STATIC_HTML === false
    ? undefined
    : document.getElementById(id)?.innerHTML;

function StaticPart(part: PartProps) {
  const [html] = useState(() => writtenAt(part.name));
  if (html === undefined) return <CachedPart {...part} />;
  const { as: Tag, name, data, children, ...rest } = part;
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
