import { Toaster, toast } from "@store/ui/toaster";
import { useEffect } from "react";
import { takeMessage } from "../session/tab-storage.ts";

/** Renders toasts, and shows a message left before a page reload. */
export function ToasterHost() {
  useEffect(() => {
    const message = takeMessage();
    if (message) void toast.success(message);
  }, []);
  return <Toaster />;
}
