/** A page of the shop's own, as staff would write it in the dashboard. */
export const PAGES = [
  {
    slug: "gifts-for-weddings",
    title: "Gifts for weddings",
    contentHtml:
      '<p>A jar of honey lasts longer than a bouquet. Couples and their families order their thank-you gifts from us: small jars, boxes of sweets without refined sugar, soap in cotton.</p><h2>How it works</h2><ol><li>Tell us the day, the city and how many guests you expect, four weeks ahead or more.</li><li>We send a box with three suggestions to taste and smell.</li><li>You choose. We pack, and deliver to the hall or to your home.</li></ol><h2>What it costs</h2><p>What the goods cost in the shop. Cotton bags and cards are free from fifty pieces on.</p><p>Please write to us by the <a href="/bussiness">form for business orders</a>.</p>',
    description:
      "Thank-you gifts for wedding guests: honey, sweets and soap, packed in cotton and delivered to the hall.",
    changedDaysAgo: 21,
  },
] as const;
