import { useTranslation } from 'react-i18next';
import { daysLeft, invitationStatus } from '@/domain/invitation';
import { openSteps } from '@/domain/publishing';
import { useNameLanguage, useOwnProfileName, useOwnProfileNames } from '@/ui/text/useOwnProfileName';
import { TextIn } from '@/ui/text/InLanguage';
import { useLocation } from '@/routes/navigation';
import type { Entry } from './entry';

export function HitState({ entry: { source } }: { entry: Entry }) {
  const state = useStateText()(source);
  const { name, lang } = useProfileOf(source);
  return (
    <>
      {state}
      {state && name ? ' · ' : null}
      <TextIn lang={lang}>{name}</TextIn>
    </>
  );
}

function useProfileOf(source: Entry['source']) {
  const nameOf = useOwnProfileName();
  const namesOf = useOwnProfileNames();
  const languageOf = useNameLanguage();
  switch (source.type) {
    case 'claim':
    case 'post': {
      const profile = source.type === 'claim' ? source.claim.competence_profile : source.post.competence_profile;
      return { name: nameOf(profile), lang: languageOf(profile) };
    }
    case 'invitation': {
      const profiles = source.invitation.competence_profiles;
      return { name: namesOf(profiles), lang: languageOf(...profiles) };
    }
    default:
      return { name: '', lang: undefined };
  }
}

/** Returns a state in words: "draft, 2 steps left". */
function useStateText(): (source: Entry['source']) => string {
  const { t } = useTranslation(['search', 'common']);
  const { pathname, search } = useLocation();
  return (source) => {
    switch (source.type) {
      case 'profile':
        return t(source.profile.public ? 'state.published' : 'state.pausedProfile');
      case 'post':
        return t(source.post.published ? 'state.published' : 'state.draft');
      case 'claim':
        return claimState(source.claim);
      case 'invitation':
        return invitationState(source.invitation);
      case 'product':
        return source.product.definition;
      case 'page':
        if (source.page.to === pathname + search) return t('state.here');
        // Pages that create are actions.
        if (source.page.creates || !source.page.section) return '';
        return t(`common:menuSection.${source.page.section}` as 'common:menuSection.claims');
      case 'article':
      case 'action':
        return '';
    }
  };

  function claimState(claim: Extract<Entry['source'], { type: 'claim' }>['claim']): string {
    const { status } = claim;
    if (status === 'published' || status === 'paused') return t(`state.${status}`);
    // A state of another name is shown as the server says it.
    if (status !== 'draft') return status;
    const count = openSteps(claim);
    return count === null ? t('state.draft') : t('state.draftSteps', { count });
  }

  function invitationState(invitation: Extract<Entry['source'], { type: 'invitation' }>['invitation']): string {
    const now = Date.now();
    const status = invitationStatus(invitation, now);
    if (status !== 'pending') return t(`state.${status}`);
    const count = daysLeft(invitation, now);
    return count === null ? t('state.waiting') : t('state.waitingDays', { count });
  }
}
