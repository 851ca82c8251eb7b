import type { ClaimRecord, LongAnswerRecord } from './claims';
import type { Rows as CommunityRows } from './communityRecords';
import type { EducationRecord, ExperienceRecord, ProfileRecord } from './profileRecords';

/* Named as on the wire; nested entities are ids. Times are ISO texts of the server (`stamp`), days `YYYY-MM-DD`. */

type Role = 'expert' | 'admin' | 'client';

export interface AccountRecord {
  id: number;
  email: string;
  password: string;
  role: Role;
  firstname: string;
  lastname: string;
  gender: 'male' | 'female' | 'other';
  company: string;
  country: string;
  city: string;
  address: string;
  zip: string;
  phone: string;
  academic_title: string;
  academic_title_area: string;
  academic_degree: string;
  picture_id: number | null;
  linkedin_url: string | null;
  status: 'active' | 'deactivated' | 'deleted';
  /** Since when the account is deleted; final 30 days later. */
  deleted_at: string | null;
  deletion_token: string | null;
  reset_token: string | null;
  email_change: { email: string; token: string } | null;
  is_premium: boolean;
  is_founder: boolean;
  /** Slug of the plan, which sets the number of claims. */
  plan: string;
  /** How many profiles may exist, and how many of them may be public. */
  profile_limit: number;
  publish_limit: number;
  /** When priority was switched from one profile to another. */
  priority_switches: string[];
  created_at: string;
}

interface SessionRecord {
  /** The bearer token. */
  id: string;
  account_id: number;
  persistent: boolean;
  created_at: string;
}

export interface ImageRecord {
  id: number;
  uuid: string;
  account_id: number;
  /** The picture itself as a `data:` address; presented under the media address where one is set. */
  source: string;
  name: string;
  label: string;
  description: string;
  alt: string;
  author: string;
  show_copyright: boolean;
  created_at: string;
}

export interface EndorsementChildItem {
  id: number;
  type: string;
  name: string;
  verified: boolean;
}

export interface EndorsementItem extends EndorsementChildItem {
  profile_id: number;
  is_fan: boolean;
  children: EndorsementChildItem[];
}

export interface InvitationRecord {
  id: number;
  token: string;
  /** The expert who invites. */
  account_id: number;
  firstname: string;
  lastname: string;
  content: string;
  profile_ids: number[];
  accepted: boolean;
  accepted_by: number | null;
  expired_at: string;
  endorsements: EndorsementItem[];
  personal_connection: boolean;
  usual_channel: boolean;
  is_fan: boolean;
  created_at: string;
}

/** One verification of one profile, however it came: by invitation, on the personal page or by the game. */
interface VerificationRecord {
  id: number;
  profile_id: number;
  /** The verifier; null for deleted accounts. */
  account_id: number | null;
  origin: 'invitation' | 'personal' | 'game';
  created_at: string;
}

/** Codes handed out by the stand-in for the social providers; each works once. */
interface SocialCodeRecord {
  id: string;
  provider: string;
  used: boolean;
}

interface CoreRows {
  accounts: AccountRecord;
  sessions: SessionRecord;
  images: ImageRecord;
  profiles: ProfileRecord;
  experience: ExperienceRecord;
  education: EducationRecord;
  claims: ClaimRecord;
  longAnswers: LongAnswerRecord;
  invitations: InvitationRecord;
  verifications: VerificationRecord;
  socialCodes: SocialCodeRecord;
}

/** Every table's row type, by table name. */
export type Rows = CoreRows & CommunityRows;
