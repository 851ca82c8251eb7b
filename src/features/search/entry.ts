import type { SvgIconComponent } from '@mui/icons-material';
import type { ClaimListItem } from '@/api/endpoints/claims';
import type { Invitation } from '@/api/endpoints/endorsements';
import type { Post } from '@/api/endpoints/posts';
import type { Product } from '@/api/endpoints/products';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import type { SearchEntry } from '@/domain/searchRanking';
import type { SearchablePage } from '@/routes/searchablePages';

/** `source` is what the row shows the state of. */
export interface Entry extends SearchEntry {
  /** A link, with `handover` as router state; an action of another kind has `run`. */
  to?: string;
  handover?: unknown;
  run?: () => unknown;
  source:
    | { type: 'profile'; profile: ProfileListItem }
    | { type: 'claim'; claim: ClaimListItem }
    | { type: 'invitation'; invitation: Invitation }
    | { type: 'post'; post: Post }
    | { type: 'product'; product: Product }
    | { type: 'page'; page: SearchablePage }
    | { type: 'article' }
    | { type: 'action'; Icon: SvgIconComponent };
}
