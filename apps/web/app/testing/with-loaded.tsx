import type { ComponentType } from "react";
import { useLoaderData } from "react-router-dom";

/** The props that a page gets from its loader `L`. */
type Loaded<L> = ReturnType<typeof useLoaderData<L>>;

/** A route module's page with its loader's data as props, as React Router's framework mode passes them. */
export const withLoaded = <L,>(Page: ComponentType<{ readonly loaderData: Loaded<L> }>) =>
  function WithLoaded() {
    return <Page loaderData={useLoaderData<L>()} />;
  };
