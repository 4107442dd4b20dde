/** `/cart/{id}/` as the router writes it, which takes a slash at the end or none by itself. */
export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1").replace(/\/$/, "");
