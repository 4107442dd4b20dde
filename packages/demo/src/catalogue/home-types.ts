/** A picture of a home section and where it leads; a picture without product and category only shows. */
export type SectionImageSeed = {
  imageKey: string;
  productId: number | null;
  categoryId: number | null;
  label: string;
  alt: string;
};

export type HomeSectionSeed = {
  id: number;
  label: string;
  description: string;
  /** null: the section has no picture of its own */
  imageKey: string | null;
  isVisible: boolean;
  images: readonly SectionImageSeed[];
};

export type BannerSeed = {
  id: number;
  sequence: "Upper" | "Middle" | "Lower";
  /** `{imageKey}/web` is the wide picture, `{imageKey}/mobile` the square one; both keep a calm part for the text. */
  imageKey: string;
  altText: string;
  categoryId: number | null;
  productId: number | null;
  title: string;
  content: string;
};

export type VideoSeed = { id: number; name: string; description: string; embedLink: string };
export type StatisticSeed = { id: number; name: string; value: string };
export type TestimonialSeed = { id: number; authorName: string; description: string };
