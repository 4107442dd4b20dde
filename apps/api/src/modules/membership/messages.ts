export const NO_SUCH_INVOICE = "This is not one of your invoices.";
