export const VOUCHER_APPLIED = "Voucher applied!";
export const VOUCHER_REMOVED = "Voucher removed!";
