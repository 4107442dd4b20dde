import {
  changeContent,
  contentItem,
  contentKinds,
  contentList,
  contentOptions,
  contentProducts,
  createContent,
  deleteContent,
  moveContent,
  showContent,
} from "@store/api-client/contract";
import { testimonials } from "../../db/schema/index.ts";
import type { Owner } from "./owner.ts";
import { right } from "./right-request.ts";

/** A testimonial that nothing refers to. */
async function testimonial({ store }: Owner) {
  const row = { description: "Tastes as it did at home.", authorName: "Nandini" };
  const [written] = await store.db.insert(testimonials).values(row).returning({ id: testimonials.id });
  return { kind: "testimonials", id: written?.id ?? 0 };
}

const PRAISE = { author_name: "Nandini", description: "Again!", is_visible: true };

/** The dashboard's calls about the shop's words and pictures. */
export const CONTENT_REQUESTS = [
  right(contentKinds, () => ({})),
  right(contentOptions, () => ({ query: { of: "products" as const, search: "ghee" } })),
  right(contentProducts, () => ({ query: { ids: "1001,1002" } })),
  right(contentList, () => ({ params: { kind: "testimonials" } })),
  right(contentItem, async (owner) => ({ params: await testimonial(owner) })),
  right(createContent, () => ({ params: { kind: "testimonials" }, body: { values: PRAISE } })),
  right(changeContent, async (owner) => ({
    params: await testimonial(owner),
    body: { version: 1, values: PRAISE },
  })),
  right(showContent, async (owner) => ({
    params: await testimonial(owner),
    body: { version: 1, is_visible: false },
  })),
  right(moveContent, async (owner) => ({ params: await testimonial(owner), body: { to: "before" as const } })),
  right(deleteContent, async (owner) => ({ params: await testimonial(owner) })),
];
