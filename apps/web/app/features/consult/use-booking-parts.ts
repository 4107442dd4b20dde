import { SOMETHING_WENT_WRONG, TRY_AGAIN_LATER } from "@store/react-client/failures";
import { toast } from "@store/ui/toaster";
import { useState } from "react";

export type BookingParts = typeof import("./booking-parts.tsx");

/**
 * What the form needs once somebody fills it in, fetched with the first focus in it: a page's first load stays small.
 * Where it could not be fetched, the next focus tries again.
 */
export function useBookingParts() {
  const [parts, setParts] = useState<BookingParts>();
  const load = (): void => {
    if (parts) return;
    void import("./booking-parts.tsx").then(setParts, () =>
      toast.error(SOMETHING_WENT_WRONG, { description: TRY_AGAIN_LATER }),
    );
  };
  return { parts, load };
}
