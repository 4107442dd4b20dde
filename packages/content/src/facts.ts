import { contactFacts } from "./contact-facts.ts";

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
  farming: {
    farmingFamilies: 1240,
    cowsInCare: 640,
    paidWithinDays: 7,
    testsABatch: 3,
  },
  franchise: {
    areaSquareFeet: "300 to 600",
    frontageFeet: 12,
    investment: "₹12 lakh to ₹20 lakh",
    staff: "3 to 4",
    agreementYears: 5,
    replyWorkingDays: 3,
    trainingDays: 12,
    openingWeeks: "10 to 12",
    kilometresApart: 3,
    exchangeDays: 60,
  },
  organicLiving: {
    name: "Kadamb Van",
    kilometresFromAhmedabad: 58,
    minutesFromAhmedabad: 75,
    acres: 42,
    plots: 64,
    plotSquareYards: "450 to 1,200",
    commonPercent: 55,
    trees: 11_000,
    lakeAcres: 9,
    visits: "Saturdays and Sundays, 8 am to 12 noon",
    /** Advertisements of plots must show it (Real Estate Act 2016, section 11). A sample that belongs to no project. */
    reraNumber: "PR/GJ/SAMPLE/000000",
  },
  contact: contactFacts,
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
