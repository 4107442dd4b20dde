import type { ReactElement } from "react";
import { CachedHtml } from "../../speed/cached-html.tsx";

interface WrittenPartProps {
  /** Its id, unlike that of any other part of any page: the browser finds what the server wrote by it. */
  readonly id: string;
  /** All that its content depends on. */
  readonly data: object;
  /** Without handlers and state. */
  readonly children: ReactElement;
}

/** Text and links alone, which the server writes and hydration takes as they stand. */
export const WrittenPart = ({ id, data, children }: WrittenPartProps) => (
  <CachedHtml isStatic as="div" name={id} data={data}>
    {children}
  </CachedHtml>
);
