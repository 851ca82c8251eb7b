import type { IdType } from './table';

/* Fields are named as on the wire; what the wire nests is kept here as ids. Times are ISO texts (`stamp`). */

export interface PostRecord {
  id: number;
  account_id: number;
  /** null where the post was imported. */
  profile_id: number | null;
  title: string;
  content: string;
  image_ids: number[];
  category_ids: (number | string)[];
  status: 'draft' | 'published';
  imported: boolean;
  created_at: string;
  updated_at: string;
  published_at: string | null;
}

export interface CommentRecord {
  id: number;
  post_id: number;
  /** The comment it replies to. */
  parent_id: number | null;
  account_id: number;
  comment: string;
  created_at: string;
}

export interface ReportRecord {
  id: number;
  comment_id: number;
  account_id: number;
  type: string;
  reason: string;
  created_at: string;
}

export interface ProductRecord {
  id: number;
  account_id: number;
  name: string;
  info_link: string;
  definition: string;
  image_ids: number[];
  tags: string[];
  features: string[];
  type: string;
  description: string;
  shopping_link: string;
  /** Euro, or words. */
  price: number | string | null;
  favourite: boolean;
  created_at: string;
}

export interface VoucherRecord {
  id: number;
  /** Its user; null for one that everybody may use. */
  account_id: number | null;
  code: string;
  description: string;
  percent: number;
  /** Slug of the only plan it is good for. */
  plan: string | null;
  expired_at: string;
  used: boolean;
}

export interface SubscriptionRecord {
  id: number;
  account_id: number;
  /** Slug. */
  plan: string;
  /** Incomplete until the card is confirmed. */
  status: 'active' | 'incomplete';
  started_at: string;
  ends_at: string;
  voucher_id: number | null;
  /** Euro a month, the voucher taken off. */
  price: number;
}

/** How one account did in the game of one occupation. */
export interface GameRecord {
  id: number;
  account_id: number;
  occupation_id: number;
  attempts: number;
  passed: boolean;
}

export interface Rows {
  posts: PostRecord;
  comments: CommentRecord;
  reports: ReportRecord;
  products: ProductRecord;
  vouchers: VoucherRecord;
  subscriptions: SubscriptionRecord;
  games: GameRecord;
}

export const communityIds = {
  posts: { first: 1601 },
  comments: { first: 8001 },
  reports: { first: 9001 },
  products: { first: 1801 },
  vouchers: { first: 181 },
  subscriptions: { first: 1951 },
  games: { first: 9501 },
} satisfies Record<keyof Rows, IdType>;
