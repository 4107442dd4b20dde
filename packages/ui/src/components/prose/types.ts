/** A run of text: plain, a link, or emphasised because it states the fact of the sentence. */
export type ProseRun =
  | string
  | { readonly text: string; readonly href: string }
  | { readonly strong: string }
  | { readonly em: string };

export type ProseText = readonly ProseRun[];

export interface ProseEntry {
  readonly term: string;
  readonly description: ProseText;
}

export interface ProsePoint {
  readonly title: string;
  readonly text: ProseText;
}

export type ProseAnswer =
  | { readonly kind: "paragraph"; readonly text: ProseText }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly ProseText[] };

export type ProseBlock =
  | ProseAnswer
  | { readonly kind: "definitions"; readonly entries: readonly ProseEntry[] }
  | { readonly kind: "heading"; readonly title: string }
  | { readonly kind: "points"; readonly ordered: boolean; readonly items: readonly ProsePoint[] }
  | {
      readonly kind: "question";
      readonly id: string;
      readonly question: string;
      readonly answer: readonly ProseAnswer[];
    };

export interface ProseSection {
  readonly id: string;
  /** Empty for text without a heading. */
  readonly title: string;
  readonly blocks: readonly ProseBlock[];
}

export interface ProsePage {
  readonly title: string;
  /** Calendar day, `YYYY-MM-DD`. */
  readonly updatedOn: string;
  readonly intro?: ProseText | undefined;
  readonly highlights?: readonly ProseEntry[] | undefined;
  readonly sections: readonly ProseSection[];
}
