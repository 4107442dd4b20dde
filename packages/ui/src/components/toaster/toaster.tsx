import { lazy, Suspense, useEffect, useState } from "react";
import { whenToasting } from "./toast.ts";

export { clearToasts, type ToastOptions, toast } from "./toast.ts";

const Sonner = lazy(() => import("./sonner.tsx"));

/** Where toasts appear; nothing is fetched or rendered before the first one. */
export function Toaster() {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => whenToasting(() => setIsNeeded(true)), []);
  return isNeeded ? (
    <Suspense>
      <Sonner />
    </Suspense>
  ) : null;
}
