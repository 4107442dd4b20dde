/** How fast the shop answers, in working days: apart from the other facts, which the pages with these forms need not load. */
export const contactFacts = {
  answerWorkingDays: 2,
  /** Until somebody calls about a business or export lead. */
  callBackWorkingDays: 3,
  sampleWorkingDays: 7,
} as const;
