/* Rows of claims and their long answers. */

interface Item {
  id: number;
  order: number;
}
interface KeywordItem extends Item {
  title: string;
}
interface TipItem extends Item {
  title: string;
  text: string;
  link: string;
}
interface FactItem extends Item {
  title: string;
  text: string;
  source: string;
}
interface EssentialItem extends Item {
  text: string;
}

export interface ClaimRecord {
  id: number;
  account_id: number;
  profile_id: number | null;
  status: 'draft' | 'published' | 'paused';
  topic: string;
  pain_point: string;
  question: string;
  keywords: KeywordItem[];
  category_ids: (number | string)[];
  short_answer_headline: string;
  short_answer_text: string;
  short_answer_video: string;
  short_answer_image_ids: number[];
  tips: TipItem[];
  facts: FactItem[];
  faqs: TipItem[];
  essentials: EssentialItem[];
  emotional_quote: string;
  opinion_headline: string;
  opinion_text: string;
  source_link: string;
  video_link: string;
  upgradable: boolean;
  question_changes: number;
  profile_changes: number;
  created_at: string;
  updated_at: string;
}

export interface LongAnswerRecord {
  id: number;
  claim_id: number;
  headline: string;
  video: string;
  text: string;
  source: string;
  comment: string;
  order: number;
  image_ids: number[];
  created_at: string;
}
