import type { SvgIconComponent } from '@mui/icons-material';
import type { ClaimListItem } from '@/api/endpoints/claims';
import type { Invitation } from '@/api/endpoints/endorsements';
import type { Post } from '@/api/endpoints/posts';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import type { SearchEntry } from '@/domain/searchRanking';
import type { SearchablePage } from '@/routes/searchablePages';

/** Something that can be found; `source` is what its row tells the state of. */
export interface Entry extends SearchEntry {
  /** Where it leads, with what the router is to hand over; an action of another kind has `run`. */
  to?: string;
  handover?: unknown;
  run?: () => unknown;
  source:
    | { type: 'profile'; profile: ProfileListItem }
    | { type: 'claim'; claim: ClaimListItem }
    | { type: 'invitation'; invitation: Invitation }
    | { type: 'post'; post: Post }
    | { type: 'page'; page: SearchablePage }
    | { type: 'action'; Icon: SvgIconComponent };
}
