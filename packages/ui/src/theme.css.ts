import "./global.css.ts";

export { vars } from "./vars.css.ts";
