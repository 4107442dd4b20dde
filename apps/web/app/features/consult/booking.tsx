import { lazyOr } from "@store/react-client/lazy-or";
import { Alert } from "@store/ui/alert";
import { Skeleton } from "@store/ui/skeleton";
import { Suspense, useState } from "react";
import type { BookedAppointment, BookedProps } from "./booked.tsx";
import { BookingForm } from "./booking-form.tsx";

/** In place of the confirmation, where its code could not be fetched. */
const OnlyMessage = ({ message }: BookedProps) => <Alert tone="good">{message}</Alert>;

const loadBooked = () => import("./booked.tsx");
const Booked = lazyOr(loadBooked, OnlyMessage);

/** The form, and after it what was booked. */
export function Booking() {
  const [booked, setBooked] = useState<BookedAppointment>();
  if (!booked) {
    return (
      <BookingForm
        // Fetched while the booking is on its way.
        onSend={() => void loadBooked().catch(() => undefined)}
        onBooked={(booking) => setBooked({ ...booking, bookedAt: new Date() })}
      />
    );
  }
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <Booked {...booked} onAgain={() => setBooked(undefined)} />
    </Suspense>
  );
}
