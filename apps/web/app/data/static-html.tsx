import { type ComponentProps, useState } from "react";
import { CachedHtml } from "./cached-html.tsx";

interface StaticHtmlProps
  extends Pick<ComponentProps<typeof CachedHtml>, "className" | "popover" | "data" | "children"> {
  readonly id: string;
}

/**
 * A part of the page that never changes once the server has written it: hydration takes its HTML as it stands, so
 * however much is in it costs the browser no rendering. Nothing in it may have a handler or a state; links and popovers
 * need none. Where the server's page had no such part, it is rendered like any other.
 */
export function StaticHtml({ id, className, popover, data, children }: StaticHtmlProps) {
  const [html] = useState(() => (typeof document === "undefined" ? undefined : document.getElementById(id)?.innerHTML));
  const own = { id, className, popover };
  if (html !== undefined) return <div {...own} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <CachedHtml as="div" {...own} name={id} data={data}>
      {children}
    </CachedHtml>
  );
}
