/** Leaves the store for an address elsewhere, such as a payment page; Back returns to this page. */
export const leaveFor = (address: string): void => window.location.assign(address);
