// Uses the published package as a till would: checked by the strictest compiler settings.
import { addMoney, formatRupees, fromRupees, type Mobile, normalizeMobile, type Paise, paise } from "@store/domain";

export const total: Paise = addMoney(fromRupees(249.5), paise(50));
export const shown: string = formatRupees(total);

// @ts-expect-error Rupees are no paise.
export const rupees: Paise = 250;
// @ts-expect-error A plain number is not added to money.
export const sum = addMoney(total, 250);
// @ts-expect-error A text is a mobile only once it is normalised.
export const typed: Mobile = "+919876543210";

const normalized = normalizeMobile("98765 43210");
export const mobile: Mobile | undefined = normalized.ok ? normalized.value : undefined;
// @ts-expect-error A refusal has no value.
export const unchecked = normalized.value;
