import type { ComponentType } from "react";
import { useLoaderData } from "react-router-dom";

/** What a page is given of its loader `L`. */
type Loaded<L> = ReturnType<typeof useLoaderData<L>>;

/** A route module's page, handed what its loader answered as React Router's framework does it. */
export const withLoaded = <L,>(Page: ComponentType<{ readonly loaderData: Loaded<L> }>) =>
  function WithLoaded() {
    return <Page loaderData={useLoaderData<L>()} />;
  };
