/** The folder of a gateway's pages, outside the contract: browsers and gateways open them, clients do not call them. */
export const pagesPath = (gatewayName: string): string => `/payments/${gatewayName}`;

/** Where the gateway's server says what became of a payment. */
export const callbackPath = (gatewayName: string): string => `${pagesPath(gatewayName)}/callback`;

/** Where the gateway sends the browser back to. */
export const returnPath = (gatewayName: string): string => `${pagesPath(gatewayName)}/return`;
