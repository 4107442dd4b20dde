/** An elite subscription's state, from is_active (document 3, section 4). */
export const membershipLabel = (isActive: boolean) => (isActive ? "Active" : "Expired");
