/** Gateways as they call themselves; any other goes by the name on the wire. */
const GATEWAY_NAMES: ReadonlyMap<string, string> = new Map([["payu", "PayU"]]);
export const gatewayName = (gateway: string | undefined): string =>
  GATEWAY_NAMES.get(gateway ?? "") ?? gateway ?? "gateway";
