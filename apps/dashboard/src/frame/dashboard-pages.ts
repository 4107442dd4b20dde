import type { StaffPermission } from "@store/domain";

export interface DashboardPage {
  readonly to: string;
  readonly label: string;
  /** Addresses below this one belong to the page too; its own address when left out. */
  readonly below?: string;
  /** Members without it see links to other pages only. */
  readonly permission?: StaffPermission;
}

/** The dashboard's pages as its menu lists them. Addresses below one belong to it. */
export const DASHBOARD_PAGES: readonly DashboardPage[] = [
  { to: "/dashboard", label: "Today" },
  { to: "/dashboard/orders", label: "Orders", permission: "orders" },
  { to: "/dashboard/parcels", label: "Parcels", permission: "orders" },
  { to: "/dashboard/products", label: "Products", permission: "products" },
  { to: "/dashboard/stock", label: "Stock", permission: "stock" },
  { to: "/dashboard/price-list", label: "Price list", permission: "products" },
  { to: "/dashboard/discounts", label: "Discounts", permission: "products" },
  { to: "/dashboard/content", label: "Content", permission: "content" },
  { to: "/dashboard/customers", label: "Customers", permission: "customers" },
  { to: "/dashboard/subscriptions", label: "Subscriptions", permission: "customers" },
  { to: "/dashboard/carts", label: "Carts left", permission: "customers" },
  { to: "/dashboard/people/inquiries", label: "People", permission: "customers", below: "/dashboard/people" },
  { to: "/dashboard/reviews", label: "Reviews", permission: "reviews" },
  { to: "/dashboard/messages", label: "Messages", permission: "messages" },
  { to: "/dashboard/failed-jobs", label: "Failed jobs", permission: "messages" },
  { to: "/dashboard/vouchers", label: "Vouchers", permission: "content" },
  { to: "/dashboard/figures", label: "Figures", permission: "sales" },
  { to: "/dashboard/money", label: "Money owed", permission: "sales" },
  { to: "/dashboard/books", label: "Books", permission: "sales" },
  { to: "/dashboard/settings", label: "Settings", permission: "settings" },
  { to: "/dashboard/team", label: "Team", permission: "team" },
  { to: "/dashboard/audit", label: "Audit", permission: "team" },
  { to: "/dashboard/sessions", label: "My sessions" },
];

/** The page that an address belongs to. */
export const dashboardPageOf = (pathname: string): DashboardPage | undefined =>
  DASHBOARD_PAGES.find(({ to }) => to === pathname) ??
  DASHBOARD_PAGES.find(({ to, below = to }) => to !== "/dashboard" && pathname.startsWith(`${below}/`));
