/** [R50] */
export const HOME_BLOGS = 8;
export const BLOGS_PER_VIEW = 4;
export const TESTIMONIAL_CHARACTERS = 150;
export const TESTIMONIALS_PER_VIEW = 3;

/** [R48] */
export const BANNER_AUTOPLAY_MS = 10_000;
export const LOGIN_POPUP_CAROUSEL_MS = 2500;
export const AWARDS_CAROUSEL_MS = 3000;

/** A testimonial as the home page shows it: 150 characters, an ellipsis after a cut [R51]. */
export function cutTestimonial(text: string): string {
  const characters = [...text];
  if (characters.length <= TESTIMONIAL_CHARACTERS) return text;
  return `${characters.slice(0, TESTIMONIAL_CHARACTERS).join("").trimEnd()}…`;
}
