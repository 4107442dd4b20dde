import type { Answer, Call } from "@store/api-client";
import {
  banners,
  homeBlogs,
  lowerSection,
  productSection,
  statisticsSection,
  testimonialsSection,
  upperSection,
  videoSection,
} from "@store/api-client/contract";
import { data } from "react-router-dom";
import { summarize } from "../../commerce/product-summary.ts";
import { FAILED_UPSTREAM } from "../../data/failures.ts";
import { pack } from "../../data/packed.ts";
import { bandOf } from "./home-band.ts";

/** A section's data; undefined when its call failed: the others are shown all the same (checklist R46). */
const dataOf = <T>(answer: Answer<{ readonly data: T }>): T | undefined => (answer.ok ? answer.reply.data : undefined);

const visible = <S extends { readonly is_visible_on_website: boolean }>(sections: readonly S[] | undefined) =>
  sections?.filter(({ is_visible_on_website }) => is_visible_on_website);

/** Everything that the home page shows, loaded in parallel. */
export async function loadHome(call: Call) {
  const [upper, middle, lower, uppers, products, lowers, videos, statistics, testimonials, blogs] = await Promise.all([
    call(banners, { query: { sequence: "Upper" } }),
    call(banners, { query: { sequence: "Middle" } }),
    call(banners, { query: { sequence: "Lower" } }),
    call(upperSection),
    call(productSection),
    call(lowerSection),
    call(videoSection),
    call(statisticsSection),
    call(testimonialsSection),
    call(homeBlogs),
  ]);
  const answers = [upper, middle, lower, uppers, products, lowers, videos, statistics, testimonials, blogs];
  const isReached = answers.some(({ ok }) => ok);
  const home = {
    /** False when nothing at all could be loaded. */
    isReached,
    banners: { upper: dataOf(upper), middle: dataOf(middle), lower: dataOf(lower) },
    upperSections: visible(dataOf(uppers))?.map(bandOf),
    productSections: visible(dataOf(products))?.map(({ id, label, description, products }) => ({
      id,
      label,
      description,
      products: products.map(summarize),
    })),
    lowerSections: visible(dataOf(lowers))?.map(bandOf),
    videos: dataOf(videos),
    statistics: dataOf(statistics),
    testimonials: dataOf(testimonials),
    blogs: blogs.ok ? blogs.reply.blogs : undefined,
  };
  const sent = { home: pack("home", home) };
  if (answers.every(({ ok }) => ok)) return data(sent);
  // A home page that lacks a section is shown, but not cached.
  return data(sent, { status: isReached ? 200 : FAILED_UPSTREAM, headers: { "cache-control": "no-store" } });
}

export type HomeData = NonNullable<Awaited<ReturnType<typeof loadHome>>["data"]["home"]["value"]>;
export type HomeBanner = NonNullable<HomeData["banners"]["upper"]>[number];
export type HomeCarousel = NonNullable<HomeData["productSections"]>[number];
