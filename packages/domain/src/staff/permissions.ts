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
  /** See what the shop sells and earns, and keep its books. Packers see single orders, and need no more. */
  sales: MANAGERS,
  /** Count stock, and take it in. */
  stock: EVERYBODY,
  /** Create and change products, with their prices. */
  products: MANAGERS,
  /** Banners, blogs, stores, events, vouchers and all other words of the shop. */
  content: MANAGERS,
  /** See customers, inquiries and leads, and take orders by telephone. */
  customers: MANAGERS,
  /** Decide which reviews others see. */
  reviews: MANAGERS,
  /** See which messages were sent and which background jobs failed, and have them tried again. */
  messages: MANAGERS,
  /** Take people into the staff, change their roles, end their sessions. */
  team: ["owner"],
  /** Change by which rules the shop sells, under which name, and how its messages are worded. */
  settings: ["owner"],
} as const satisfies Record<string, readonly StaffRole[]>;

export type StaffPermission = keyof typeof ROLES_WITH;

const isPermission = (name: string): name is StaffPermission => name in ROLES_WITH;

export const STAFF_PERMISSIONS: readonly StaffPermission[] = Object.keys(ROLES_WITH).filter(isPermission);

/** All permissions of a role that every shop has. */
export const permissionsOf = (role: StaffRole): readonly StaffPermission[] =>
  STAFF_PERMISSIONS.filter((permission) => ROLES_WITH[permission].some((allowed: StaffRole) => allowed === role));

/** What a role of the shop's own may be given. Who decides about the team could make themselves the owner. */
export type GrantablePermission = Exclude<StaffPermission, "team">;

const isGrantable = (permission: StaffPermission): permission is GrantablePermission => permission !== "team";
export const GRANTABLE_PERMISSIONS: readonly GrantablePermission[] = STAFF_PERMISSIONS.filter(isGrantable);

/** What each permission allows, as the owner who gives it reads it. */
export const PERMISSION_WORDS: Readonly<Record<GrantablePermission, string>> = {
  orders: "See orders, and pack, ship and deliver them",
  refunds: "Cancel orders, take them back and refund them",
  sales: "See what the shop sells and earns, and keep its books",
  stock: "Count stock, and take it in",
  products: "Create and change products and their prices",
  content: "Change banners, blogs, stores, events, vouchers and other words",
  customers: "See customers, inquiries and leads, and take orders by telephone",
  reviews: "Decide which reviews others see",
  messages: "See messages and failed jobs, and have them tried again",
  settings: "Change the settings of the shop, and the words of its mails and SMS",
};

export const ROLE_NAME_MAXIMUM_LENGTH = 40;
/** What a role may do, in a line. */
export const permissionsInWords = (permissions: readonly GrantablePermission[]): string =>
  `${permissions.map((permission) => PERMISSION_WORDS[permission]).join(". ")}.`;

/** Roles of its own that a shop may have. */
export const OWN_ROLES_MAXIMUM = 50;

export const ROLE_NEEDS_NAME = "Please give the role a name!";
export const ROLE_NEEDS_PERMISSION = "Please choose at least one thing that the role may do!";
export const ROLE_NAME_TAKEN = "There is a role of this name already. Please choose another name!";
export const TOO_MANY_ROLES = `A shop has at most ${OWN_ROLES_MAXIMUM} roles of its own.`;

/** What tells roles apart: names that differ in case or spaces alone are the same. */
export const roleKey = (name: string): string => name.trim().replaceAll(/\s+/g, " ").toLowerCase();

const BUILT_IN_KEYS = new Set(Object.values(ROLE_NAMES).map(roleKey));

/** Whether a role of the shop's own may have a name; whether another one has it, the database knows. */
export function checkRoleName(name: string): Outcome<string, Refusal<"no-name" | "taken">> {
  if (roleKey(name) === "") return refuse({ code: "no-name", message: ROLE_NEEDS_NAME });
  return BUILT_IN_KEYS.has(roleKey(name))
    ? refuse({ code: "taken", message: ROLE_NAME_TAKEN })
    : accept(name.trim().replaceAll(/\s+/g, " "));
}

/** What a role of the shop's own may do: each once, in the order of the list. */
export function checkPermissions(
  chosen: readonly GrantablePermission[],
): Outcome<readonly GrantablePermission[], Refusal<"no-permission">> {
  const permissions = GRANTABLE_PERMISSIONS.filter((permission) => chosen.includes(permission));
  return permissions.length > 0
    ? accept(permissions)
    : refuse({ code: "no-permission", message: ROLE_NEEDS_PERMISSION });
}

export const STAFF_ONLY = "This page is for staff only.";
export const NOT_PERMITTED = "Your role does not allow this. Please ask the owner of the shop!";

export const LAST_OWNER = "The shop needs an owner. Please make somebody else an owner first!";

/** Whether the last owner stays: nobody else could give the role back. */
export const checkOwnerRemains = (owners: number): Outcome<number, Refusal<"last-owner">> =>
  owners > 0 ? accept(owners) : refuse({ code: "last-owner", message: LAST_OWNER });
