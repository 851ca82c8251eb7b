import type { SvgIconComponent } from '@mui/icons-material';
import PostIcon from '@mui/icons-material/ArticleOutlined';
import ProfileIcon from '@mui/icons-material/BadgeOutlined';
import ClaimIcon from '@mui/icons-material/LightbulbOutlined';
import ProductIcon from '@mui/icons-material/LocalOfferOutlined';
import InvitationIcon from '@mui/icons-material/VerifiedOutlined';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import type { Language } from '@/api/schema/languages';
import { daysLeft, invitationStatus, inviteeName } from '@/domain/invitation';
import { openSteps } from '@/domain/publishing';
import type { SearchEntry, SearchGroup } from '@/domain/searchRanking';
import { href } from '@/routes/href';
import { useAppSelector, useLoad, useRequest, type RunningRequest } from '@/store/hooks';
import type { AppThunk, RootState } from '@/store/rootReducer';
import type { RequestState } from '@/store/trackRequest';
import { editedAt, fetchClaims, selectClaims, selectClaimsRequest } from '@/entities/claim/claimsSlice';
import { fetchInvitations, selectInvitations, selectInvitationsRequest } from '@/entities/invitation/endorsementsSlice';
import { fetchPosts, selectPosts, selectPostsRequest } from '@/entities/post/postsSlice';
import { fetchProducts, selectProducts, selectProductsRequest } from '@/entities/product/productsSlice';
import { fetchProfiles, selectProfiles, selectProfilesRequest } from '@/entities/profile/profilesSlice';
import type { NamedRead } from '@/ui/feedback/FailedReads';
import { useLanguage } from '@/ui/text/useLanguage';
import { useNameLanguage, useOwnProfileName } from '@/ui/text/useOwnProfileName';

export interface Entry extends SearchEntry {
  Icon: SvgIconComponent;
  /** Of the name; undefined for that of the interface. */
  lang?: Language | undefined;
  /** In words: "draft, 2 steps to go". Called for what is visible alone. */
  status?: () => string;
  /** Those it belongs to. */
  profiles?: Invitation['competence_profiles'];
  /** A link, with `handover` as router state; an action of another kind has `run`. */
  to?: string;
  handover?: unknown;
  run?: () => unknown;
}

/** Loads the list unless it has been loaded before: then it is searched as it is. */
function useList<Item extends { id: string }, Args>(
  group: SearchGroup,
  Icon: SvgIconComponent,
  fetch: (args: Args) => AppThunk<RunningRequest>,
  args: Args,
  select: (state: RootState) => readonly Item[],
  selectRequest: (state: RootState) => RequestState,
) {
  const { t } = useTranslation('search');
  const items = useAppSelector(select);
  const request = useRequest(selectRequest);
  const retry = useLoad(fetch, request.status === 'succeeded' ? null : args, request);
  return {
    read: { name: t(`group.${group}`), request, retry },
    entries: (entryOf: (item: Item) => Omit<Entry, 'key' | 'group' | 'Icon'>) =>
      items.map((item) => ({ key: `${group}:${item.id}`, group, Icon, ...entryOf(item) })),
  };
}

function useOwnLists() {
  const query = { lang: useLanguage() };
  const profiles = useList('profile', ProfileIcon, fetchProfiles, { query }, selectProfiles, selectProfilesRequest);
  const claims = useList('claim', ClaimIcon, fetchClaims, undefined, selectClaims, selectClaimsRequest);
  const invitations = useList(
    'invitation',
    InvitationIcon,
    fetchInvitations,
    undefined,
    selectInvitations,
    selectInvitationsRequest,
  );
  const posts = useList('post', PostIcon, fetchPosts, undefined, selectPosts, selectPostsRequest);
  const products = useList('product', ProductIcon, fetchProducts, undefined, selectProducts, selectProductsRequest);
  // Many servers have no products, and nobody misses them there.
  const areOffered = products.read.request.error?.kind !== 'notOffered';
  const lists = [profiles, claims, invitations, posts, ...(areOffered ? [products] : [])];
  return { profiles, claims, invitations, posts, products, reads: lists.map(({ read }) => read) };
}

/** With the reads of the lists they come from. */
export function useOwnEntries(): { own: Entry[]; reads: NamedRead[] } {
  const { t } = useTranslation('search');
  const nameOf = useOwnProfileName();
  const languageOf = useNameLanguage();
  const { profiles, claims, invitations, posts, products, reads } = useOwnLists();
  const own = [
    ...profiles.entries((profile) => ({
      name: nameOf(profile) || t('unnamed.profile'),
      lang: languageOf(profile),
      words: profile.title,
      status: () => t(profile.public ? 'state.published' : 'state.pausedProfile'),
      to: href('profile', { profileId: profile.id }),
    })),
    ...claims.entries((claim) => ({
      name: claim.question || claim.topic || t('unnamed.claim'),
      words: `${claim.topic} ${claim.short_answer_headline ?? ''} ${nameOf(claim.competence_profile)}`,
      at: editedAt(claim),
      status: () => {
        const count = claim.status === 'draft' ? openSteps(claim) : null;
        if (count !== null) return t('state.draftSteps', { count });
        // A state of another name is shown as the server says it.
        return t(`state.${claim.status as 'draft'}`, { defaultValue: claim.status });
      },
      profiles: claim.competence_profile ? [claim.competence_profile] : [],
      to: href('claim', { claimId: claim.id }),
    })),
    ...invitations.entries((invitation) => ({
      name: inviteeName(invitation) || t('unnamed.invitation'),
      status: () => {
        const status = invitationStatus(invitation, Date.now());
        if (status !== 'pending') return t(`state.${status}`);
        const count = daysLeft(invitation, Date.now());
        return count === null ? t('state.waiting') : t('state.waitingDays', { count });
      },
      profiles: invitation.competence_profiles,
      to: href('verifyCompetence'),
      handover: { invitationId: invitation.id },
    })),
    ...posts.entries((post) => ({
      name: post.title || t('unnamed.post'),
      words: post.categories.map(({ name }) => name).join(' '),
      status: () => t(post.published ? 'state.published' : 'state.draft'),
      profiles: post.competence_profile ? [post.competence_profile] : [],
      to: href('editPost', { postId: post.id }),
    })),
    ...products.entries((product) => ({
      name: product.name,
      words: [product.definition, ...product.tags].join(' '),
      status: () => product.definition,
      to: href('customerProducts', undefined, { edit: product.id }),
    })),
  ];
  return { own, reads };
}
