import type { Call } from "@store/api-client";
import { blogPost, type ReplyOf } from "@store/api-client/contract";
import { data } from "react-router-dom";
import { isMissing, statusOf } from "../../data/failures.ts";
import { blogAddress } from "../../navigation/addresses.ts";
import { redirectToOwnAddress } from "../../navigation/redirect-to-own-address.ts";

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

/** A post with the way to its neighbours. */
export async function loadPost(call: Call, id: string) {
  const answer = await call(blogPost, { params: { id } });
  const page: PostPageData = {
    post: answer.ok ? answer.reply.blogData : undefined,
    isMissing: isMissing(answer),
    previous: answer.ok ? answer.reply.previousPost : undefined,
    next: answer.ok ? answer.reply.nextPost : undefined,
  };
  return data(page, { status: statusOf(answer) });
}

/**
 * The same on the server, where any other name than the post's own leads to its own address.
 * @throws the redirect.
 */
export async function loadPostAt(call: Call, params: { readonly blogId: string; readonly blogName: string }) {
  const page = await loadPost(call, params.blogId);
  const { post } = page.data;
  if (!post) return page;
  const address = blogAddress(post);
  const asked = `/blogs/${params.blogId}/${encodeURIComponent(params.blogName)}`;
  redirectToOwnAddress(asked, address);
  return page;
}
