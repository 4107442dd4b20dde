/** Leaves the dashboard for a page of the shop, which takes this one's place in the history. */
export const leaveFor = (address: string): void => window.location.replace(address);
