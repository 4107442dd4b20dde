/** Whose store it is: in messages to shoppers, and on what the house packs. */
export const SHOP_NAME = "Surabhi Organics";
