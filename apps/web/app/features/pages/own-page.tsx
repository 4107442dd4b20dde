import { ownPage } from "@store/api-client/contract";
import { pageTextsMeta } from "@store/content";
import { pageAddress } from "@store/domain";
import { isMissing, statusOf } from "@store/react-client/failures";
import { Html } from "@store/react-client/html";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { writtenText } from "../../commerce/written-text.css.ts";
import { LoadFailure } from "../../data/load-failure.tsx";
import { callContext } from "../../data/router-context.ts";
import { redirectToOwnAddress } from "../../navigation/redirect-to-own-address.ts";
import { Canonical } from "../../seo/canonical.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./own-page.css.ts";

const META = pageTextsMeta["/pages/:slug"];

/**
 * A page of the shop's own.
 * @throws the redirect from a slug that it had to its own address.
 */
export async function loader({ context, params: { slug = "" } }: Pick<LoaderFunctionArgs, "context" | "params">) {
  const answer = await context.get(callContext)(ownPage, { params: { slug } });
  const page = answer.ok ? answer.reply.data : undefined;
  if (page) redirectToOwnAddress(pageAddress(encodeURIComponent(slug)), pageAddress(page.slug));
  return data({ page, isMissing: isMissing(answer) }, { status: statusOf(answer) });
}

/** What staff wrote at an address of its own. */
export default function OwnPage() {
  const { page, isMissing } = useLoaderData<typeof loader>();
  if (page) {
    const { slug, title, content, description } = page;
    return (
      <div className={shell.reading}>
        <PageHead {...META} own={{ title, description }} />
        <Canonical path={pageAddress(slug)} />
        <PageBreadcrumbs items={[{ label: title }]} />
        <article className={styles.page}>
          <h1 className={styles.title}>{title}</h1>
          <Html className={writtenText} html={content} />
        </article>
      </div>
    );
  }
  return (
    <div className={shell.reading}>
      <PageHead {...META} />
      <PageBreadcrumbs items={[{ label: "Page" }]} />
      <h1>
        <VisuallyHidden>Page</VisuallyHidden>
      </h1>
      <LoadFailure
        missing={
          isMissing
            ? { title: "This page is not here any more", action: { label: "Go to the home page", href: "/" } }
            : undefined
        }
      />
    </div>
  );
}
