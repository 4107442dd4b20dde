import { useState } from "react";
import { Booked, type BookedAppointment } from "./booked.tsx";
import { BookingForm } from "./booking-form.tsx";

/** The form, and after it what was booked. */
export function Booking() {
  const [booked, setBooked] = useState<BookedAppointment>();
  return booked ? (
    <Booked {...booked} onAgain={() => setBooked(undefined)} />
  ) : (
    <BookingForm onBooked={(appointment, message) => setBooked({ appointment, message, bookedAt: new Date() })} />
  );
}
