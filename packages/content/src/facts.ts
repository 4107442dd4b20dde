/**
 * What the shop promises and no rule of the domain computes with. Pages take these from here, and the numbers that
 * the cart works with from `@store/domain`, so that no page can disagree with another page or with the cart.
 */
export const facts = {
  delivery: {
    /** Document 3, section 9, terms page. */
    normalWorkingDays: 7,
    /** Document 3, section 9, shipping page. */
    ahmedabadWorkingDays: 2,
    restOfIndiaWorkingDays: "5 to 6",
    /** Document 2, section 9, FAQ page. */
    furtherAttempts: "two",
    dispatchWorkingDays: 1,
    lostAfterWorkingDays: 7,
  },
  returns: {
    /** Document 2, section 9, FAQ page. */
    replacementGuaranteeDays: 5,
    requestWithinDays: 15,
    pickupWorkingDays: 3,
    inspectionWorkingDays: 2,
    refundWorkingDays: 7,
  },
  membership: {
    /** Document 2, section 9, membership FAQ. */
    cancellationWeeks: 3,
    consultReplyHours: "2 to 3",
    rapidDeliveryCities: ["Ahmedabad", "Mumbai", "Bangalore", "Kolkata", "Gandhinagar", "Bhavnagar"],
  },
  subscription: {
    /** Document 3, section 9. */
    intervalMonths: "1 to 4",
    paymentMethods: ["debit card", "credit card", "net banking", "UPI"],
  },
  privacy: {
    /** Books of account and tax invoices: Companies Act 2013, section 128(5). */
    invoiceYears: 8,
    inquiryMonths: 24,
    consultationYears: 3,
    answerDays: 30,
  },
  grievance: {
    /** Consumer Protection (E-Commerce) Rules 2020, rule 4(5). */
    acknowledgeHours: 48,
    resolveMonths: 1,
  },
} as const;
