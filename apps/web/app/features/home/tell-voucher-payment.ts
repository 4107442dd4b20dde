import { toast } from "@store/ui/toaster";

/**
 * Shows a shopper who comes back from a gift voucher's payment page its outcome. The address is a hint and no proof:
 * the voucher itself waits for the gateway's answer to the backend.
 */
export function tellVoucherPayment(outcome: string): void {
  if (outcome === "paid") {
    toast.success("Thank you for your gift!", {
      description: "As soon as the payment is confirmed, we mail the card, and a receipt to you.",
    });
    return;
  }
  toast.warning("The gift voucher is not paid", {
    description: "Nothing was mailed. You can try again whenever you like.",
  });
}
