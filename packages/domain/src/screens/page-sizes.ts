/** Document 3, section 9. */
export const ORDER_PAGE_SIZES = [10, 20, 30, 40, 50] as const;
export const ORDER_PAGE_SIZE = 10;

/** 12 is offered too, since it is what is chosen at first (document 3, section 9; checklist C28). */
export const ELITE_PAGE_SIZES = [10, 12, 25, 50, 100] as const;
export const ELITE_PAGE_SIZE = 12;
