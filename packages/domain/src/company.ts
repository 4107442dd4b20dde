/** Sent with every call (document 1, section 9). */
export const COMPANY_ID = 5;
/** Sent with the wallet update alone (document 2, section 9; checklist C27). */
export const WALLET_COMPANY_ID = 17;
export const WALLET_WEBSITE_ID = 5;
/** The category whose products wrap a gift (document 2, section 7). */
export const PACKING_MATERIAL_CATEGORY = 490;
