/** A courier whose own page shows where a parcel is. */
interface KnownCourier {
  /** What a name contains that means it: staff write "BlueDart Air", too. */
  readonly isMeantBy: RegExp;
  /** The page of a number. */
  readonly page: (number: string) => string;
}

/**
 * Couriers and aggregators with a page for each number; India Post has one form for all. An aggregator comes before the
 * couriers that carry for it.
 */
const COURIERS: readonly KnownCourier[] = [
  { isMeantBy: /ship\s?rocket/i, page: (number) => `https://shiprocket.co/tracking/${number}` },
  {
    isMeantBy: /delhivery/i,
    page: (number) => `https://www.delhivery.com/track-v2/package/${number}`,
  },
  {
    isMeantBy: /blue\s?dart/i,
    page: (number) => `https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=${number}`,
  },
  {
    isMeantBy: /\bdtdc\b/i,
    page: (number) => `https://www.dtdc.in/tracking/tracking_results.asp?Ttype=awb_no&strCnno=${number}`,
  },
  { isMeantBy: /\be-?kart\b/i, page: (number) => `https://ekartlogistics.com/shipmenttrack/${number}` },
];

/** Where a courier shows the way of a parcel; undefined of one that is not known. */
export function trackingPage(courier: string, number: string): string | undefined {
  const known = COURIERS.find(({ isMeantBy }) => isMeantBy.test(courier));
  return number === "" ? undefined : known?.page(encodeURIComponent(number));
}
