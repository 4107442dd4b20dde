import { fromRupees, splitGst } from "@store/domain";

/** The columns of a product that is sold at so many rupees, GST included. */
export function priced(rupees: number, gstRate: number) {
  const pricePaid = fromRupees(rupees);
  const { base, gst } = splitGst(pricePaid, gstRate);
  return { pricePaid, basePrice: base, gst, gstRate };
}
