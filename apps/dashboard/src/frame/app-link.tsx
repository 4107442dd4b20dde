import type { LinkProps } from "@store/ui/link";
import { Link } from "react-router-dom";

/** Whether an address is a page of the dashboard; all others are the browser's to open. */
export const isInDashboard = (address: string) => /^(?:[?#]|\/dashboard(?:[/?#]|$))/.test(address);

/** The design system's link. */
export const AppLink = ({ href, ...rest }: LinkProps) =>
  isInDashboard(href) ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
