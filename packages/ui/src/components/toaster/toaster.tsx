import { lazy, Suspense, useEffect, useState } from "react";
import { whenToasting } from "./toast.ts";

export { type ToastOptions, toast } from "./toast.ts";

const Sonner = lazy(() => import("./sonner.tsx"));

/** The place of toasts; nothing is fetched or drawn before the first one. */
export function Toaster() {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => whenToasting(() => setIsNeeded(true)), []);
  return isNeeded ? (
    <Suspense>
      <Sonner />
    </Suspense>
  ) : null;
}
