import type { Call } from "@store/api-client";
import { blogPost, type ReplyOf } from "@store/api-client/contract";
import { data, redirect } from "react-router-dom";
import { FAILED_UPSTREAM, NOT_FOUND } from "../../data/failures.ts";
import { blogAddress } from "../../navigation/addresses.ts";

type PostReply = ReplyOf<typeof blogPost>;
export type PostData = PostReply["blogData"];
export type NeighbourData = NonNullable<PostReply["nextPost"]>;

export interface PostPageData {
  /** Undefined when it could not be loaded or does not exist. */
  readonly post: PostData | undefined;
  readonly isMissing: boolean;
  /** The older and the newer post. */
  readonly previous: NeighbourData | undefined;
  readonly next: NeighbourData | undefined;
}

const MALFORMED = 400;
const isNotFound = (status: number) => status === NOT_FOUND || status === MALFORMED;

/** A post with the way to its neighbours. */
export async function loadPost(call: Call, id: string) {
  const answer = await call(blogPost, { params: { id } });
  const isMissing = !answer.ok && answer.failure.kind === "refused" && isNotFound(answer.failure.httpStatus);
  const page: PostPageData = {
    post: answer.ok ? answer.reply.blogData : undefined,
    isMissing,
    previous: answer.ok ? answer.reply.previousPost : undefined,
    next: answer.ok ? answer.reply.nextPost : undefined,
  };
  return data(page, { status: answer.ok ? 200 : isMissing ? NOT_FOUND : FAILED_UPSTREAM });
}

const MOVED = 308;

/**
 * The same on the server, where any other name than the post's own leads to the right address: search engines then know
 * one, and the page cache holds one.
 * @throws the redirect.
 */
export async function loadPostAt(call: Call, params: { readonly blogId: string; readonly blogName: string }) {
  const page = await loadPost(call, params.blogId);
  const { post } = page.data;
  if (!post) return page;
  const address = blogAddress(post);
  const asked = `/blogs/${params.blogId}/${encodeURIComponent(params.blogName)}`;
  if (asked !== address && !address.endsWith("/")) throw redirect(address, MOVED);
  return page;
}
