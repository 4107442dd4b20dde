// Uses the published package as a till would: run by Node, as JavaScript.
import { cartTotals, formatRupees, fromRupees, normalizeMobile, splitGst } from "@store/domain";

const { base, gst } = splitGst(fromRupees(590), 18);
const { payable } = cartTotals({ lines: [{ basePrice: base, gst, quantity: 2 }] });
const mobile = normalizeMobile("098765 43210");
console.log(formatRupees(payable), mobile.ok && mobile.value);
