/* A text of ours that is written in Markdown; the build parses it into this (`build/plugins/markdownData.ts`). */

export type Span = string | { strong: string } | { text: string; to: string };

export type Block =
  | { type: 'heading'; text: string }
  | { type: 'paragraph'; text: Span[] }
  | { type: 'steps' | 'points'; items: Span[][] };

export interface ArticleHead {
  title: string;
  /** For whom it is. */
  for: string;
  /** Other words that find it. */
  words: string;
}

export interface Article extends ArticleHead {
  blocks: Block[];
}

/** One version of the release log. */
export interface Release {
  version: string;
  /** `YYYY-MM-DD`. */
  day: string;
  changes: Span[][];
}
