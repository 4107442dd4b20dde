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
import { FAILED_UPSTREAM } from "@store/react-client/failures";
import { data } from "react-router-dom";
import { arrangeRows, carouselOf } from "./arrange-rows.ts";
import { bandOf } from "./home-band.ts";

/** A section's data; undefined when its call failed: the others are shown all the same [R46]. */
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
    productRows: arrangeRows(visible(dataOf(products))?.map(carouselOf) ?? []),
    lowerSections: visible(dataOf(lowers))?.map(bandOf),
    videos: dataOf(videos),
    statistics: dataOf(statistics),
    testimonials: dataOf(testimonials),
    blogs: blogs.ok ? blogs.reply.blogs : undefined,
  };
  if (answers.every(({ ok }) => ok)) return data(home);
  // A home page that lacks a section is shown, but not cached.
  return data(home, { status: isReached ? 200 : FAILED_UPSTREAM, headers: { "cache-control": "no-store" } });
}

export type HomeData = NonNullable<Awaited<ReturnType<typeof loadHome>>["data"]>;
export type HomeBanner = NonNullable<HomeData["banners"]["upper"]>[number];
