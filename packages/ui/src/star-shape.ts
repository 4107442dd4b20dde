import { filledIcon } from "./icon-image.ts";

/** A five-pointed star with slightly round corners, as a mask. */
export const starMask = filledIcon(
  "M12 1.8c.5 0 .9.3 1.1.7l2.6 5.6 6.1.8c1 .1 1.4 1.4.7 2.1l-4.5 4.2 1.1 6.1c.2 1-.9 1.8-1.8 1.3L12 19.7l-5.3 2.9c-.9.5-2-.3-1.8-1.3L6 15.2 1.5 11c-.7-.7-.4-1.9.6-2.1l6.2-.8 2.6-5.6c.2-.4.6-.7 1.1-.7Z",
);
