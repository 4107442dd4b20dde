import type { CalendarDate } from "./dates/calendar-date.ts";
import { type Identity, SAMPLE_IDENTITY } from "./identity.ts";
import type { DatedGstRate } from "./money/gst-rates.ts";
import { fromRupees, type Paise, ZERO_PAISE } from "./money/money.ts";
import type { ShopLinks } from "./settings/shop-links.ts";

/** How many orders that are paid on delivery can be open, and for how much together. */
export interface CashLimit {
  readonly orders: number;
  readonly amount: Paise;
}

/** What shipping costs where the PIN codes begin with these digits. */
export interface PinCharge {
  readonly pin: string;
  readonly charge: Paise;
}

/**
 * What the owner of a shop may decide (C59). A rule takes it as an argument, like the time: none reads it by itself, and
 * none has a default, so that a caller that forgets it does not compile.
 */
export interface Policy {
  readonly identity: Identity;
  /** The smallest cart that can be ordered; a subscription's order must be above it [R92] (C11). */
  readonly minimumOrder: Paise;
  readonly shipping: {
    /** An order's, GST included [R102]. */
    readonly charge: Paise;
    /** Another charge for where the PIN codes begin with these digits; the longest beginning counts. */
    readonly pinCharges: readonly PinCharge[];
    /** So many kilograms are included in either charge; each one begun above them costs this more. */
    readonly includedKilograms: number;
    readonly kilogramCharge: Paise;
    /**
     * Where it is free [R102]. The id is the city's among those that are offered: a town of the same name elsewhere, or
     * a name that was typed, is another.
     */
    readonly freeCity: { readonly id: number; readonly name: string };
    /** Whether it is. */
    readonly isCityFree: boolean;
    /** What the goods cost, after a discount and with GST, from which it is free; null where no amount makes it free. */
    readonly freeFrom: Paise | null;
  };
  readonly cashOnDelivery: {
    /** What an order that is paid on delivery costs more, GST included. */
    readonly fee: Paise;
    /** What the PIN codes begin with where no courier takes cash. */
    readonly exceptPins: readonly string[];
    /** The open cash orders of a customer, and of an address (C46): while the mobile number is proven, and before. */
    readonly proven: CashLimit;
    readonly unproven: CashLimit;
  };
  /** Online orders that wait for their payment. */
  readonly unpaidOrders: {
    /** How long one reserves its goods. */
    readonly holdMinutes: number;
    /** Days after it was placed in which it can be reserved again; it keeps its prices that long. */
    readonly renewalDays: number;
    /** Those of one customer with a reservation at one time. */
    readonly maximum: number;
  };
  readonly coins: {
    /** Otherwise none are earned or spent; what customers have is kept. */
    readonly isOn: boolean;
    /** Rupees of the final total that earn one coin [R103]. */
    readonly rupeesPerCoin: number;
    /** The share of an order that coins may pay, in percent. */
    readonly maximumPercent: number;
  };
  /** Working days are Monday to Saturday, without holidays. */
  readonly delivery: {
    /** Normally, anywhere [R117]. */
    readonly normalWorkingDays: number;
    /** What the PIN codes of the city begin with where the shop packs. */
    readonly cityPins: readonly string[];
    /** To that city [R118]. */
    readonly cityWorkingDays: number;
    /** To the rest of India [R118]; the later is promised (C62). */
    readonly restWorkingDays: { readonly from: number; readonly to: number };
    readonly dispatchWorkingDays: number;
    /** When the shop does not work; none are stated. */
    readonly holidays: readonly CalendarDate[];
    /** After the promised day. */
    readonly lostAfterWorkingDays: number;
  };
  /** What the files for couriers say of each parcel. */
  readonly parcels: {
    /** What the couriers call the place where they pick up; empty where that is the shop's name. */
    readonly pickupLocation: string;
    /** Of the usual box, in centimetres. */
    readonly length: number;
    readonly breadth: number;
    readonly height: number;
  };
  readonly returns: {
    /** A replacement is sent without waiting for the return [R113]. */
    readonly replacementDays: number;
    /** From delivery, in which a return may be asked for [R113]. */
    readonly requestDays: number;
    readonly pickupWorkingDays: number;
    readonly inspectionWorkingDays: number;
    readonly refundWorkingDays: number;
  };
  readonly membership: {
    /** Of a year, GST included. */
    readonly price: Paise;
    readonly days: number;
    /** In percent: that of services which no other rate is named for. */
    readonly gstRate: number;
    /** From joining, in which the fee is paid back [R107]. */
    readonly cancellationWeeks: number;
    /** Until a premium consult is answered, such as "2 to 3" [R107]. */
    readonly consultReplyHours: string;
    readonly rapidDeliveryCities: readonly string[];
  };
  readonly reviews: {
    /** Whose reviews are seen at once: those who received the product (C51), all, or none; others wait for staff. */
    readonly seenAtOnce: "buyers" | "all" | "none";
  };
  /** Mails to customers who want to be reminded of goods that they left in their cart. */
  readonly cartReminders: {
    readonly isOn: boolean;
    /** After the last change of the cart. */
    readonly afterHours: number;
  };
  readonly subscription: {
    /** In percent of the subtotal of each delivery. */
    readonly discountPercent: number;
  };
  /** Rates of GST by the beginnings of HSN codes; where none fits, goods have their own. */
  readonly gstRates: readonly DatedGstRate[];
  /** So many pieces or fewer are low: staff see it before the last one is sold. */
  readonly lowStock: number;
  /** Staff see a batch so many days before its best-before day. */
  readonly bestBeforeWarningDays: number;
  /** What the numbers of papers begin with, each in a series of its own (C47): capitals, at most three. */
  readonly documentSeries: Readonly<Record<"invoice" | "creditNote" | "receipt", string>>;
  /** Links of the menu and the footer [R13]. */
  readonly links: ShopLinks;
  /** Places in `HOME_ORDER`, as the home page has its sections; null for the usual order [R45]. */
  readonly homeOrder: readonly number[] | null;
}

/** All but who the shop is. */
export type PolicyRules = Omit<Policy, "identity">;

/** Rules that no page of the storefront reads; each is said in a page, where it weighs less than in the script of all. */
export type OfficeRules = Pick<PolicyRules, "reviews" | "cartReminders" | "gstRates">;

const DEFAULT_OFFICE_RULES: OfficeRules = {
  reviews: { seenAtOnce: "buyers" },
  cartReminders: { isOn: false, afterHours: 24 },
  gstRates: [],
};

/** The default rules that stand in every page's script. A page says only those of them that the shop has changed. */
export const DEFAULT_SHOWN_RULES: Omit<PolicyRules, keyof OfficeRules> = {
  minimumOrder: fromRupees(250),
  shipping: {
    charge: fromRupees(100),
    pinCharges: [],
    includedKilograms: 1,
    kilogramCharge: ZERO_PAISE,
    freeCity: { id: 1_040_101, name: "Ahmedabad" },
    isCityFree: true,
    freeFrom: null,
  },
  cashOnDelivery: {
    fee: ZERO_PAISE,
    // The army's post: it carries a parcel on, but takes no cash for it.
    exceptPins: ["9"],
    proven: { orders: 5, amount: fromRupees(10_000) },
    unproven: { orders: 1, amount: fromRupees(2000) },
  },
  unpaidOrders: { holdMinutes: 30, renewalDays: 3, maximum: 3 },
  coins: { isOn: true, rupeesPerCoin: 100, maximumPercent: 100 },
  delivery: {
    normalWorkingDays: 7,
    cityPins: ["380"],
    cityWorkingDays: 2,
    restWorkingDays: { from: 5, to: 6 },
    dispatchWorkingDays: 1,
    holidays: [],
    lostAfterWorkingDays: 7,
  },
  returns: {
    replacementDays: 5,
    requestDays: 15,
    pickupWorkingDays: 3,
    inspectionWorkingDays: 2,
    refundWorkingDays: 7,
  },
  membership: {
    price: fromRupees(999),
    days: 365,
    gstRate: 18,
    cancellationWeeks: 3,
    consultReplyHours: "2 to 3",
    rapidDeliveryCities: ["Ahmedabad", "Mumbai", "Bangalore", "Kolkata", "Gandhinagar", "Bhavnagar"],
  },
  subscription: { discountPercent: 5 },
  links: { menu: null, footer: null, legal: null },
  homeOrder: null,
  parcels: { pickupLocation: "", length: 25, breadth: 20, height: 15 },
  lowStock: 5,
  // Longer than the 45 days that FSSAI asks of online shops on delivery.
  bestBeforeWarningDays: 60,
  documentSeries: { invoice: "INV", creditNote: "CN", receipt: "RCT" },
};

/** The values that the requirements state, and ours where they state none. */
export const DEFAULT_RULES: PolicyRules = { ...DEFAULT_SHOWN_RULES, ...DEFAULT_OFFICE_RULES };

/** The default rules in the sample shop. */
export const DEFAULT_POLICY: Policy = { identity: SAMPLE_IDENTITY, ...DEFAULT_RULES };
