import { archiveMonthOf, archiveValue, pageCount, parseArchive } from "@store/domain";
import type { HttpHandler } from "msw";
import { blogList, blogPost } from "../../contract/index.ts";
import { refuse } from "../mock-endpoint.ts";
import type { Serve } from "./serve.ts";
import type { MockShop } from "./shop.ts";

const PAGE_SIZE = 4;
const DAY_MS = 24 * 60 * 60 * 1000;
const NO_SUCH_MONTH = "Must be a month and a year such as 03-2026";

/** Newest first, and so many days old. */
const POSTS = [
  { title: "Why good jaggery is brown", age: 6 },
  { title: "A small guide to five millets", age: 27 },
  { title: "The bilona, or how to spend thirty litres of milk", age: 48 },
  { title: "Pack a tiffin that comes back empty", age: 69 },
  { title: "What is in a dhoop that does not make you cough", age: 97 },
  { title: "Ten years, eleven cows and one borrowed tempo", age: 236 },
] as const;

type Published = { readonly published_at: string };

const monthOf = ({ published_at }: Published): string => {
  const month = archiveMonthOf(published_at);
  return month ? archiveValue(month) : "";
};

/** The months of the archive by their years, as they come. */
function byYear(posts: readonly Published[]) {
  const months = [...new Set(posts.map(monthOf))].flatMap((value) => parseArchive(value) ?? []);
  return [...new Set(months.map(({ year }) => year))].map((year) => ({
    year,
    months: months.filter((one) => one.year === year).map(({ month }) => month),
  }));
}

export function blogHandlers(serve: Serve, { now }: MockShop): readonly (readonly HttpHandler[])[] {
  const posts = POSTS.map(({ title, age }, index) => ({
    id: index + 1,
    title,
    banner: `/mock/blog/${index + 1}.webp`,
    published_at: new Date(now().getTime() - age * DAY_MS).toISOString(),
  }));
  const neighbour = (index: number) => {
    const post = posts[index];
    return post ? { id: post.id, title: post.title } : null;
  };

  return [
    serve.nobody(blogList, ({ query: { page, publish_filter } }) => {
      const month = publish_filter ? parseArchive(publish_filter) : undefined;
      if (publish_filter && !month) {
        return refuse(400, { message: NO_SUCH_MONTH, errors: { publish_filter: [NO_SUCH_MONTH] } });
      }
      const found = posts.filter((post) => !month || monthOf(post) === archiveValue(month));
      return {
        status: true,
        blogs: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
        total_pages: pageCount(found.length, PAGE_SIZE),
        filters: byYear(posts),
      };
    }),

    serve.nobody(blogPost, ({ params }) => {
      const index = posts.findIndex(({ id }) => id === params.id);
      const post = posts[index];
      if (!post) return refuse(404, "This post does not exist");
      const { banner, ...blogData } = post;
      return {
        status: true,
        blogData: { ...blogData, banner_url: banner, content: `<p>${post.title}: a longer story.</p>` },
        previousPost: neighbour(index + 1),
        nextPost: neighbour(index - 1),
      };
    }),
  ];
}
