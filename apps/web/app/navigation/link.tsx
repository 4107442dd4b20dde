import type { ComponentProps } from "react";
import { Link as RouterDomLink } from "react-router-dom";

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path inside the store. */
  readonly to: string;
  /** Handed to the page that it leads to; lost when the link is opened in a new tab. */
  readonly state?: unknown;
}

/** A link inside the store. It is an anchor, which `followLinks` takes through the router. */
export const Link = ({ to, state, ...rest }: LinkProps) =>
  state === undefined ? <a href={to} {...rest} /> : <RouterDomLink discover="none" to={to} state={state} {...rest} />;
