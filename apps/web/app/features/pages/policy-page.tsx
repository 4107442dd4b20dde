import { ownPolicyText } from "@store/api-client/contract";
import { type ContentPage as Content, pageInWords, shoppingMeta } from "@store/content";
import { isMissing, statusOf } from "@store/react-client/failures";
import type { ReactNode } from "react";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { LoadFailure } from "../../data/load-failure.tsx";
import { shopPolicy } from "../../data/policy.ts";
import { callContext } from "../../data/router-context.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";

/** Asks for what an owner wrote in the place of a page's own text. */
export const textLoader =
  ({ path }: Content) =>
  async ({ context }: Pick<LoaderFunctionArgs, "context">) => {
    const answer = await context.get(callContext)(ownPolicyText, { params: { page: path.slice(1) } });
    // A backend of the release before does not know these texts, and has none.
    const isKnown = answer.ok || isMissing(answer);
    return data(
      { isKnown, own: answer.ok ? answer.reply.data.text : undefined },
      { status: isKnown ? 200 : statusOf(answer) },
    );
  };

type Loaded = ReturnType<typeof useLoaderData<ReturnType<typeof textLoader>>>;

interface PolicyPageProps {
  /** The shop's own text, whose words name facts. */
  readonly standard: Content;
  readonly children: (content: Content) => ReactNode;
}

/**
 * A page that an owner may rewrite, in the words that count. While they are not known, nothing is shown in their place: the
 * shop's own might promise what the owner's do not.
 */
export function PolicyPage({ standard, children }: PolicyPageProps) {
  const { isKnown, own } = useLoaderData<Loaded>();
  const content = pageInWords(standard, own, shopPolicy());
  const head = <PageHead {...shoppingMeta["/"]} own={content} />;
  if (isKnown) {
    return (
      <>
        {head}
        {children(content)}
      </>
    );
  }
  return (
    <div className={shell.reading}>
      {head}
      <PageBreadcrumbs items={[{ label: content.title }]} />
      <h1>{content.title}</h1>
      <LoadFailure />
    </div>
  );
}
