import { PRODUCT_ERRORS } from "@store/domain";
import { toast } from "@store/ui/toaster";

/** Copies an address, and says whether it could. */
export async function copyLink(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    toast.success(PRODUCT_ERRORS.linkCopied);
    return true;
  } catch {
    toast.error(PRODUCT_ERRORS.linkNotCopied);
    return false;
  }
}
