/** The unit quantity codes of GST that the store uses: it counts goods by the piece, and services have none. */
export const UNIT_CODES = { goods: "PCS", service: "NA" } as const;

/**
 * What GST calls the store's services. The rates of shipping and of the fee for cash, which couriers collect, follow the
 * goods that they are charged with, as incidental expenses (section 15(2)(c) of India's CGST act; C49).
 */
export const SERVICE_CODES = { shipping: "9968", cashFee: "9968", membership: "999599" } as const;

/** What a code is: those of services begin with 99. */
export const codeKind = (code: string): "HSN" | "SAC" => (code.startsWith("99") ? "SAC" : "HSN");
