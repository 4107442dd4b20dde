import type { LinkProps } from "@store/ui/link";
import { Link } from "react-router-dom";

/** The design system's links go through the router; addresses of other sites stay plain. */
export const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;
