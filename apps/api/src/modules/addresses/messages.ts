/** The most addresses that a customer can save. */
export const MAXIMUM_ADDRESSES = 50;

export const ADDRESS_ADDED = "Address added successfully!";
export const ADDRESS_CHANGED = "Address updated successfully!";
export const ADDRESS_DELETED = "Address deleted successfully!";
export const NO_SUCH_ADDRESS = "This is not one of your addresses";
export const TOO_MANY_ADDRESSES = `You can save up to ${MAXIMUM_ADDRESSES} addresses`;
