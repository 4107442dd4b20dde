import { addDays, type CalendarDate, MEMBERSHIP_DAYS, todayInIndia } from "@store/domain";
import type { InferInput, InferOutput } from "valibot";
import type { AddressForm, Order } from "../../contract/index.ts";
import type { MockIdentity } from "../mock-endpoint.ts";
import type { MockMovement } from "./coins.ts";
import { demoSubscriptions, type MockSubscription } from "./demo-subscriptions.ts";
import { createProducts, type MockProduct } from "./products.ts";
import { createVouchers, type MockVoucher } from "./vouchers.ts";

export interface MockLine {
  readonly id: number;
  readonly product: MockProduct;
  quantity: number;
}

export interface MockShopper {
  lines: MockLine[];
  wishes: MockProduct[];
  viewed: MockProduct[];
  /** Both of customers alone. */
  voucher: MockVoucher | undefined;
  redeemed: number;
}

export type MockAddress = InferOutput<typeof AddressForm> & { readonly id: number };

export interface MockPerson extends MockShopper {
  readonly id: number;
  firstName: string;
  lastName: string;
  company?: string | undefined;
  mobile: string;
  readonly email: string;
  password: string;
  isElite: boolean;
  readonly isStaff: boolean;
  addresses: MockAddress[];
  orders: InferInput<typeof Order>[];
  subscriptions: MockSubscription[];
  /** Every movement of coins, the newest first. */
  wallet: MockMovement[];
  /** Coins that an order is to earn once it is paid. */
  readonly earnings: Map<number, number>;
  /** How many coins an OTP was sent for. */
  coinOtpFor: number | undefined;
  memberships: { readonly id: number; readonly startsOn: CalendarDate; readonly endsOn: CalendarDate }[];
}

/** A visit to the gateway. */
export interface MockPayment {
  readonly clientTxnId: string;
  /** Nobody for a gift voucher. */
  readonly customer: MockPerson | undefined;
  isPaid: boolean;
  /** Gives what was paid for. */
  readonly settle: () => void;
}

/** The OTP that is right for every number that asked for one. */
export const MOCK_OTP = "123456";

/** Whom the mock knows. */
export const MOCK_PEOPLE = {
  customer: { firstName: "Asha", lastName: "Patel", mobile: "+919876543210", email: "asha@example.com" },
  elite: { firstName: "Ravi", lastName: "Menon", mobile: "+919876543211", email: "ravi@example.com" },
  staff: { firstName: "Meera", lastName: "Shah", mobile: "+919876543212", email: "meera@example.com" },
} as const;
export const MOCK_PASSWORD = "Organic@2026";

const newShopper = (): MockShopper => ({ lines: [], wishes: [], viewed: [], voucher: undefined, redeemed: 0 });

/** A membership that has lasted for some months. */
const demoMembership = (id: number, today: CalendarDate) => ({
  id,
  startsOn: addDays(today, -120),
  endsOn: addDays(today, MEMBERSHIP_DAYS - 120),
});

/** Everything that a mocked backend remembers. */
export function createShop(now: () => Date) {
  let lastId = 0;
  const nextId = () => ++lastId;
  const products = createProducts();
  const vouchers = createVouchers(now());
  const newPerson = (person: Pick<MockPerson, "firstName" | "lastName" | "mobile" | "email" | "password">) => ({
    ...newShopper(),
    ...person,
    id: nextId(),
    isElite: false,
    isStaff: false,
    addresses: [],
    orders: [],
    subscriptions: [],
    wallet: [],
    earnings: new Map(),
    coinOtpFor: undefined,
    memberships: [],
  });
  const people: MockPerson[] = Object.entries(MOCK_PEOPLE).map(([role, person]) => ({
    ...newPerson({ ...person, password: MOCK_PASSWORD }),
    isElite: role === "elite",
    isStaff: role === "staff",
    subscriptions: demoSubscriptions(products, nextId, todayInIndia(now())),
    memberships: role === "elite" ? [demoMembership(nextId(), todayInIndia(now()))] : [],
  }));
  const visitors = new Map<string, MockShopper>();
  const tokens = new Map<string, MockPerson>();
  const otpSentTo = new Set<string>();
  const payments = new Map<string, MockPayment>();
  /** By the token of the link, the newest last. */
  const resetLinks = new Map<string, MockPerson>();

  return {
    now,
    nextId,
    products,
    vouchers,
    people,
    tokens,
    otpSentTo,
    payments,
    resetLinks,
    /** The link to set a password that an email was sent. */
    resetLinkSentTo: (email: string) => [...resetLinks].findLast(([, person]) => person.email === email)?.[0],
    addPerson: (...[person]: Parameters<typeof newPerson>) => void people.push(newPerson(person)),
    removePerson: (person: MockPerson) => void people.splice(people.indexOf(person), 1),
    /** Nobody is logged in to the account any more, nor holds a link to it. */
    revokeAccess: (person: MockPerson) => {
      for (const held of [tokens, resetLinks]) {
        for (const [key, holder] of held) if (holder === person) held.delete(key);
      }
    },
    findProduct: (id: number) => products.find((product) => product.id === id),
    newVisitor: (): string => {
      const id = crypto.randomUUID();
      visitors.set(id, newShopper());
      return id;
    },
    visitorOf: ({ visitorId }: MockIdentity): MockShopper | undefined => visitors.get(visitorId ?? ""),
    customerOf: ({ token }: MockIdentity): MockPerson | undefined => tokens.get(token ?? ""),
    shopperOf: ({ token, visitorId }: MockIdentity): MockShopper | undefined =>
      token === undefined ? visitors.get(visitorId ?? "") : tokens.get(token),
  };
}

export type MockShop = ReturnType<typeof createShop>;
