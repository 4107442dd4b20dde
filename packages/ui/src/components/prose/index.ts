export { Article, type ArticleProps } from "./article.tsx";
export { Blocks, type BlocksProps } from "./blocks.tsx";
export { Prose, type ProseProps } from "./prose.tsx";
export type {
  ProseAnswer,
  ProseBlock,
  ProseEntry,
  ProseLink,
  ProseLinkProps,
  ProsePage,
  ProseRun,
  ProseSection,
  ProseText,
} from "./types.ts";
