export const countOf = (products: number): string => (products === 1 ? "1 product" : `${products} products`);
