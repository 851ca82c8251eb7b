import { useAbility } from '@casl/react';
import { useTranslation } from 'react-i18next';
import type { AppAbility } from '@/domain/ability';
import { inviteeName } from '@/domain/invitation';
import { articleHref } from '@/routes/helpArticles';
import { href } from '@/routes/href';
import { searchablePages, type SearchablePage } from '@/routes/searchablePages';
import { useAppSelector } from '@/store/hooks';
import { editedAt, selectClaims } from '@/entities/claim/claimsSlice';
import { selectInvitations } from '@/entities/invitation/endorsementsSlice';
import { selectPosts } from '@/entities/post/postsSlice';
import { selectProducts } from '@/entities/product/productsSlice';
import { selectProfiles } from '@/entities/profile/profilesSlice';
import { articleEntries, useArticleHeads } from '@/features/help';
import { useOwnProfileName } from '@/ui/text/useOwnProfileName';
import type { Entry } from './entry';
import { useSearchActions } from './useSearchActions';

export function useSearchEntries(onKeys: () => void, onLogout: () => void): Entry[] {
  const pages = usePageEntries();
  const own = useOwnEntries();
  const actions = useSearchActions(onKeys, onLogout);
  const articles = articleEntries(useArticleHeads()).map((entry) => ({
    ...entry,
    to: articleHref(entry.article),
    source: { type: 'article' as const },
  }));
  // Of the actions, pages that create come first.
  return [...own, ...pages, ...actions, ...articles];
}

function useOwnEntries(): Entry[] {
  const { t } = useTranslation('search');
  const profiles = useAppSelector(selectProfiles);
  const claims = useAppSelector(selectClaims);
  const invitations = useAppSelector(selectInvitations);
  const posts = useAppSelector(selectPosts);
  const products = useAppSelector(selectProducts);
  const nameOf = useOwnProfileName();
  return [
    ...profiles.map((profile) => ({
      key: `profile:${profile.id}`,
      group: 'profile' as const,
      name: nameOf(profile) || t('unnamed.profile'),
      words: profile.title,
      to: href('profile', { profileId: profile.id }),
      source: { type: 'profile' as const, profile },
    })),
    ...claims.map((claim) => ({
      key: `claim:${claim.id}`,
      group: 'claim' as const,
      name: claim.question || claim.topic || t('unnamed.claim'),
      words: `${claim.topic} ${claim.short_answer_headline ?? ''} ${nameOf(claim.competence_profile)}`,
      at: editedAt(claim),
      to: href('claim', { claimId: claim.id }),
      source: { type: 'claim' as const, claim },
    })),
    ...invitations.map((invitation) => ({
      key: `invitation:${invitation.id}`,
      group: 'invitation' as const,
      name: inviteeName(invitation) || t('unnamed.invitation'),
      to: href('verifyCompetence'),
      handover: { invitationId: invitation.id },
      source: { type: 'invitation' as const, invitation },
    })),
    ...posts.map((post) => ({
      key: `post:${post.id}`,
      group: 'post' as const,
      name: post.title || t('unnamed.post'),
      words: post.categories.map(({ name }) => name).join(' '),
      to: href('editPost', { postId: post.id }),
      source: { type: 'post' as const, post },
    })),
    ...products.map((product) => ({
      key: `product:${product.id}`,
      group: 'product' as const,
      name: product.name,
      words: [product.definition, ...product.tags].join(' '),
      to: href('customerProducts', undefined, { edit: product.id }),
      source: { type: 'product' as const, product },
    })),
  ];
}

/** Pages in the menu come first; those that create something are listed among the actions. */
function usePageEntries(): Entry[] {
  // For the example's title.
  const { t } = useTranslation(['common', 'examples']);
  const ability = useAbility<AppAbility>();
  const inMenu = (page: SearchablePage) => Number(page.menuLabel !== null);
  const pages = searchablePages({ isSignedIn: true, ability });
  return pages
    .toSorted((one, other) => inMenu(other) - inMenu(one))
    .map((page) => ({
      key: `page:${page.to}`,
      group: page.creates ? ('action' as const) : ('page' as const),
      name: t(page.title as 'page.claims'),
      words: [page.menuLabel, page.section && `menuSection.${page.section}`]
        .map((text) => (text ? t(text as 'menu.nuggets') : ''))
        .join(' '),
      to: page.to,
      source: { type: 'page' as const, page },
    }));
}
