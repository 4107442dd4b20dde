export { ProductTag } from "./product-tag.tsx";
export { Tag, type TagTone } from "./tag.tsx";
