import type { Call } from "@store/api-client";
import { blogPost, type ReplyOf } from "@store/api-client/contract";
import { isMissing, statusOf } from "@store/react-client/failures";
import { data } from "react-router-dom";
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

interface PostParams {
  readonly blogId?: string;
  readonly blogName?: string;
}

/**
 * A post with the way to its neighbours.
 * @throws the redirect from any other name than the post's own to its own address.
 */
export async function loadPost(call: Call, { blogId = "", blogName = "" }: PostParams) {
  const answer = await call(blogPost, { params: { id: blogId } });
  const page: PostPageData = {
    post: answer.ok ? answer.reply.blogData : undefined,
    isMissing: isMissing(answer),
    previous: answer.ok ? answer.reply.previousPost : undefined,
    next: answer.ok ? answer.reply.nextPost : undefined,
  };
  if (page.post) redirectToOwnAddress(`/blogs/${blogId}/${encodeURIComponent(blogName)}`, blogAddress(page.post));
  return data(page, { status: statusOf(answer) });
}
