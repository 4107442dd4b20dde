import { cutTestimonial } from "@store/domain";
import { Carousel } from "@store/ui/carousel";
import * as styles from "./home.css.ts";
import type { HomeData } from "./load-home.ts";

/** What shoppers say, three per view [R51]. */
export function Testimonials({ testimonials }: { readonly testimonials: NonNullable<HomeData["testimonials"]> }) {
  if (testimonials.length === 0) return null;
  return (
    <Carousel
      title="What our shoppers say"
      perView="three"
      items={testimonials.map(({ description, author_name }, key) => ({
        key,
        node: (
          <figure className={styles.testimonial}>
            <blockquote className={styles.quote}>{cutTestimonial(description)}</blockquote>
            <figcaption className={styles.author}>{author_name}</figcaption>
          </figure>
        ),
      }))}
    />
  );
}
