import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** Who works in the shop: the owner, who may do everything; a manager, who runs it; a packer, who sends parcels. */
export const STAFF_ROLES = ["owner", "manager", "packer"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  owner: "Owner",
  manager: "Manager",
  packer: "Packer",
};

/** What each role is for, in a sentence. */
export const ROLE_DUTIES: Readonly<Record<StaffRole, string>> = {
  owner: "May do everything, and decides who works here.",
  manager: "Runs the shop: orders, refunds, prices, products, customers and all words.",
  packer: "Packs, ships and delivers orders, and counts stock.",
};

const EVERYBODY: readonly StaffRole[] = STAFF_ROLES;
const MANAGERS: readonly StaffRole[] = ["owner", "manager"];

/** Each permission, and the roles that have it. */
const ROLES_WITH = {
  /** See orders, and pack, ship and deliver them. */
  orders: EVERYBODY,
  /** Cancel an order, take it back, refund it. */
  refunds: MANAGERS,
  /** See what the shop sells and earns. Packers see single orders, and need no more. */
  sales: MANAGERS,
  /** Count stock, and take it in. */
  stock: EVERYBODY,
  /** Create and change products, with their prices. */
  products: MANAGERS,
  /** Banners, blogs, stores, events, vouchers and all other words of the shop. */
  content: MANAGERS,
  /** See customers, inquiries and leads. */
  customers: MANAGERS,
  /** Decide which reviews others see. */
  reviews: MANAGERS,
  /** See which messages were sent and which background jobs failed, and have them tried again. */
  messages: MANAGERS,
  /** Take people into the staff, change their roles, end their sessions. */
  team: ["owner"],
  /** Change by which rules the shop sells, and under which name. */
  settings: ["owner"],
} as const satisfies Record<string, readonly StaffRole[]>;

export type StaffPermission = keyof typeof ROLES_WITH;

/** Whether somebody of a role may do something. */
export const hasPermission = (role: StaffRole, permission: StaffPermission): boolean =>
  ROLES_WITH[permission].some((allowed: StaffRole) => allowed === role);

const isPermission = (name: string): name is StaffPermission => name in ROLES_WITH;

/** All permissions of a role. */
export const permissionsOf = (role: StaffRole): readonly StaffPermission[] =>
  Object.keys(ROLES_WITH)
    .filter(isPermission)
    .filter((permission) => hasPermission(role, permission));

export const STAFF_ONLY = "This page is for staff only.";
export const NOT_PERMITTED = "Your role does not allow this. Please ask the owner of the shop!";

export const LAST_OWNER = "The shop needs an owner. Please make somebody else an owner first!";

/** Whether the last owner stays: nobody else could give the role back. */
export const checkOwnerRemains = (owners: number): Outcome<number, Refusal<"last-owner">> =>
  owners > 0 ? accept(owners) : refuse({ code: "last-owner", message: LAST_OWNER });
