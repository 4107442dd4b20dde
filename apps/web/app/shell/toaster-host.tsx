import { Toaster, toast } from "@store/ui/toaster";
import { useEffect } from "react";
import { takeMessage } from "../session/tab-storage.ts";

/** The place of toasts, and what was left to be said before the page was loaded anew. */
export function ToasterHost() {
  useEffect(() => {
    const message = takeMessage();
    if (message) void toast.success(message);
  }, []);
  return <Toaster />;
}
