import type { LinkProps } from "@store/ui/link";
import { Link as RouterDomLink, type LinkProps as RouterDomLinkProps } from "react-router-dom";

/** A link inside the store. The site map came with the first page, so no link asks the server for its part of it. */
export const Link = (props: RouterDomLinkProps) => <RouterDomLink discover="none" {...props} />;

/** The design system's links go through the router; addresses of other sites stay plain. */
export const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;
