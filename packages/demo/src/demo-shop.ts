import { placeInIndia } from "@store/content/geography";
import {
  addDays,
  appointmentStart,
  type CalendarDate,
  dayOf,
  fromRupees,
  type StaffRole,
  todayInIndia,
  weekdayOf,
} from "@store/domain";
import {
  APPOINTMENT_SLOTS,
  BANNERS,
  BLOGS,
  BRANDS,
  CATEGORIES,
  categoryPath,
  DELIVERY_OPTIONS,
  EVENTS,
  type EventSeed,
  FOAMS,
  factsOf,
  filmsOf,
  generateProducts,
  LOWER_SECTION_SEEDS,
  PAGES,
  PRODUCT_SECTION_SEEDS,
  PRODUCTS,
  type ProductSeed,
  REVIEWS,
  SHOP_SECTIONS,
  STATISTICS,
  STORES,
  TESTIMONIALS,
  UPPER_SECTION_SEEDS,
  VIDEOS,
} from "./catalogue/index.ts";
import { type DaysBefore, daysBeforeOf } from "./days-before.ts";
import { demoBatches } from "./people/demo-batches.ts";
import { demoDiscounts } from "./people/demo-discounts.ts";
import { DEMO_ADDRESSES, DEMO_ORDERS, OPENING_COINS } from "./people/demo-history.ts";
import { DEMO_PEOPLE, DEMO_VISITOR_ID, type DemoPerson } from "./people/demo-people.ts";
import { DEMO_APPOINTMENTS, DEMO_FAILED_MAIL, DEMO_INQUIRIES, DEMO_LEADS } from "./people/demo-requests.ts";
import { DEMO_SUBSCRIPTIONS } from "./people/demo-subscriptions.ts";
import { demoVouchers } from "./people/demo-vouchers.ts";

const brandById = new Map(BRANDS.map((brand) => [brand.id, brand]));
const sectionById = new Map(SHOP_SECTIONS.map((section) => [section.id, section]));

/** What the pictures `product/{id}/{view}` show, after the product's name. */
const VIEWS = ["", ", with what it is made of", ", seen closely", ", label on the back"] as const;

function product(whole: ProductSeed, daysBefore: DaysBefore) {
  const { pricePaidRupees, createdDaysAgo, galleryCount, ...seed } = whole;
  return {
    ...seed,
    pricePaid: fromRupees(pricePaidRupees),
    brand: brandById.get(seed.brandId)?.name ?? "",
    /** The category and those above it, from the top. */
    categoryPath: categoryPath(seed.categoryId),
    /** The place of its heading in the shop's list; undefined: after all headings. */
    sectionSequence: sectionById.get(seed.sectionId ?? 0)?.sequence,
    /** The pack's front first. */
    pictures: VIEWS.slice(0, galleryCount).map((view, index) => ({
      key: `product/${seed.id}/${index + 1}`,
      alt: seed.name + view,
    })),
    videos: filmsOf(seed.id),
    facts: factsOf(whole),
    createdAt: daysBefore(createdDaysAgo),
  };
}

export type DemoProduct = ReturnType<typeof product>;

/** Fictional guests: numbers that cannot be dialled, emails at a domain reserved for examples. */
const guest = (index: number) => ({
  name: `Guest ${index + 1}`,
  email: `guest${index + 1}@example.com`,
  phone: `+91555000${String(1000 + index)}`,
});

/** Guests registered a day before now, or a day before the event. */
const REGISTERED_DAYS_BEFORE = 1;

function event(
  { startsInDays, endsInDays, startsAt, endsAt, registered, ...seed }: EventSeed,
  today: CalendarDate,
  daysBefore: DaysBefore,
) {
  const moment = (inDays: number, time: string) => new Date(appointmentStart(addDays(today, inDays), time));
  const createdAt = daysBefore(REGISTERED_DAYS_BEFORE + Math.max(0, -startsInDays));
  return {
    ...seed,
    imageKey: `event/${seed.id}`,
    startsAt: moment(startsInDays, startsAt),
    endsAt: moment(endsInDays, endsAt),
    guests: Array.from({ length: registered }, (_, index) => ({ ...guest(index), createdAt })),
  };
}

const JOINED_DAYS_AGO = 200;
const MEMBER_DAYS_AGO = 120;
const MEMBERSHIP_DAYS = 365;

/** Who works in the shop: the member of staff that the requirements speak of may do everything. */
const STAFF_ROLES_OF: Partial<Record<DemoPerson["role"], StaffRole>> = {
  staff: "owner",
  manager: "manager",
  packer: "packer",
};

/** Somebody to log in as, with everything that person did in the store so far. */
function person({ role, ...login }: DemoPerson, daysBefore: DaysBefore) {
  const isMine = (one: { readonly role: DemoPerson["role"] }) => one.role === role;
  const dayIn = (days: number) => dayOf(daysBefore(-days));
  return {
    ...login,
    staffRole: STAFF_ROLES_OF[role],
    joinedAt: daysBefore(JOINED_DAYS_AGO),
    membership:
      role === "elite"
        ? { startsAt: daysBefore(MEMBER_DAYS_AGO), endsAt: daysBefore(MEMBER_DAYS_AGO - MEMBERSHIP_DAYS) }
        : undefined,
    openingCoins: OPENING_COINS.role === role ? OPENING_COINS.coins : undefined,
    /** The first one decides the shipping, and orders and subscriptions go there. */
    addresses: DEMO_ADDRESSES.filter(isMine).map(({ role: _, city, state, ...address }) => ({
      ...address,
      ...placeInIndia({ city, state }),
    })),
    orders: DEMO_ORDERS.filter(isMine).map(({ role: _, daysAgo, deliveredDaysAgo, ...order }) => ({
      ...order,
      placedAt: daysBefore(daysAgo),
      deliveredAt: deliveredDaysAgo === undefined ? null : daysBefore(deliveredDaysAgo),
    })),
    subscriptions: DEMO_SUBSCRIPTIONS.filter(isMine).map(
      ({ role: _, startedDaysAgo, nextInDays, shiftedToDays, ...subscription }) => ({
        ...subscription,
        startDate: dayIn(-startedDaysAgo),
        nextDeliveryDate: dayIn(nextInDays),
        shiftedDeliveryDate: shiftedToDays === undefined ? null : dayIn(shiftedToDays),
        createdAt: daysBefore(startedDaysAgo),
      }),
    ),
  };
}

/** What waits for the staff: what strangers asked, an elite member's consultations, and a mail that failed. */
function requests(today: CalendarDate, daysBefore: DaysBefore) {
  const created = <T extends { readonly daysAgo: number }>({ daysAgo, ...one }: T) => ({
    ...one,
    createdAt: daysBefore(daysAgo),
  });
  return {
    inquiries: DEMO_INQUIRIES.map(created),
    leads: DEMO_LEADS.map(created),
    appointments: DEMO_APPOINTMENTS.map(({ fromInDays, bookedDaysAgo, ...one }) => {
      const from = addDays(today, fromInDays);
      // There are no consultations on Sundays.
      const day = weekdayOf(from) === 0 ? addDays(from, 1) : from;
      return { ...one, startsAt: new Date(appointmentStart(day, "11:00")), createdAt: daysBefore(bookedDaysAgo) };
    }),
    failedMail: created(DEMO_FAILED_MAIL),
  };
}

export type DemoCustomer = ReturnType<typeof person>;
export type DemoOrder = DemoCustomer["orders"][number];

/**
 * The sample shop as plain data: the same ids every time, dates counted from now. Prices are in paise, HTML is as it was
 * written, and pictures are named by the keys that `readPicture` takes.
 */
export function demoShop({ now }: { readonly now: Date }) {
  const daysBefore = daysBeforeOf(now);
  const today = todayInIndia(now);
  return {
    brands: BRANDS,
    foams: FOAMS,
    shopSections: SHOP_SECTIONS,
    categories: CATEGORIES.map((category) => ({ ...category, level: categoryPath(category.id).length })),
    products: PRODUCTS.map((seed) => product(seed, daysBefore)),
    reviews: REVIEWS.map(({ daysAgo, ...review }) => ({ ...review, createdAt: daysBefore(daysAgo) })),
    banners: BANNERS,
    homeSections: { upper: UPPER_SECTION_SEEDS, product: PRODUCT_SECTION_SEEDS, lower: LOWER_SECTION_SEEDS },
    videos: VIDEOS,
    statistics: STATISTICS,
    testimonials: TESTIMONIALS,
    posts: BLOGS.map(({ publishedDaysAgo, ...post }) => ({ ...post, publishedAt: daysBefore(publishedDaysAgo) })),
    pages: PAGES.map(({ changedDaysAgo, ...page }) => ({ ...page, changedAt: daysBefore(changedDaysAgo) })),
    stores: STORES.map(({ city, state, ...store }) => ({ ...store, cityId: placeInIndia({ city, state }).cityId })),
    events: EVENTS.map((seed) => event(seed, today, daysBefore)),
    appointmentSlots: APPOINTMENT_SLOTS,
    deliveryOptions: DELIVERY_OPTIONS,
    vouchers: demoVouchers(daysBefore),
    discounts: demoDiscounts(today),
    vouchersCreatedAt: daysBefore(100),
    people: DEMO_PEOPLE.map((one) => person(one, daysBefore)),
    requests: requests(today, daysBefore),
    batches: demoBatches(today),
    /** Somebody who has not signed up, with a cart and a wishlist. */
    visitor: { visitorId: DEMO_VISITOR_ID, cart: [1067, 1002], wishes: [1066], cameAt: daysBefore(1) },
  };
}

export type DemoShop = ReturnType<typeof demoShop>;

/**
 * Many more products for measuring, one at a time so that they can be inserted in batches: their ids begin at 100,001.
 * @param count how many, at least 0; the same count gives the same products
 */
export function* demoProducts(count: number, { now }: { readonly now: Date }): Generator<DemoProduct> {
  const daysBefore = daysBeforeOf(now);
  for (const seed of generateProducts(count)) yield product(seed, daysBefore);
}
