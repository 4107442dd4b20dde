import type { Call } from "@store/api-client";
import { createContext } from "react-router-dom";

declare module "react-router" {
  interface Future {
    /** Loaders get the router's context (`callContext`). */
    v8_middleware: true;
  }
}

/** Calls the backend: on the server without an identity, as the page is the same for everybody; in the browser as the shopper. */
export const callContext = createContext<Call>();

/** The store's own address, for canonical links. */
export const siteUrlContext = createContext<string>();
