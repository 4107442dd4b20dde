export { Article, type ArticleProps } from "./article.tsx";
export { Blocks, type BlocksProps } from "./blocks.tsx";
export { Prose, type ProseProps } from "./prose.tsx";
export type {
  ProseAnswer,
  ProseBlock,
  ProseEntry,
  ProsePage,
  ProseRun,
  ProseSection,
  ProseText,
} from "./types.ts";
