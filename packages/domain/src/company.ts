/** Sent with every call [R23]. */
export const COMPANY_ID = 5;
/** Sent with the wallet update alone (C27). */
export const WALLET_COMPANY_ID = 17;
export const WALLET_WEBSITE_ID = 5;
/** The category whose products wrap a gift [R89]. */
export const PACKING_MATERIAL_CATEGORY = 490;
