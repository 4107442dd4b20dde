/** The route pattern in the id that the site map gives such a route: `coming/blogs/:blogId` is `/blogs/:blogId`. */
export const comingPattern = (routeId: string | undefined): string => (routeId ?? "").replace(/^coming/, "");
