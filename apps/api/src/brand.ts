/** Whose store it is, in messages to shoppers. */
export const SHOP_NAME = "Surabhi Organics";
