import { Toaster } from "sonner";
import { duration } from "./toaster-settings.ts";

export default function ThemedToaster() {
  return <Toaster position="top-center" duration={duration} closeButton richColors={false} visibleToasts={3} />;
}
