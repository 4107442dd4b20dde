import { redirect } from "react-router-dom";

const toPageNotFound = () => redirect("/page-not-found");

/** Any path that the site map does not know (checklist R2). */
export const loader = toPageNotFound;
export const clientLoader = toPageNotFound;
