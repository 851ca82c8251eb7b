import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { firstBlocker, profileChecks, type ProfileRule } from '@/domain/publishing';
import { useAppSelector } from '@/store/hooks';
import { selectLimit } from './profilesSlice';

type PublishRule = Exclude<ProfileRule, 'picture'>;

/** Returns the sentence for a condition of publishing, the same whether it is met or not. */
export function useRuleText(): (rule: ProfileRule) => string {
  const { t } = useTranslation('profiles');
  return (rule) => (rule === 'picture' ? '' : t(`rule.${rule}`));
}

/** The checks before publishing, in words, and the one to name first (PRO-10, PRO-11); a public profile cannot lose the limit. */
export function useReadiness(profile: CompetenceProfile) {
  const { t } = useTranslation('profiles');
  const limit = useAppSelector(selectLimit);
  const ruleText = useRuleText();
  const checks = profileChecks(profile, limit?.can_publish_competence_profile ?? null)
    .filter((check): check is typeof check & { rule: PublishRule } => check.rule !== 'picture')
    .filter(({ rule }) => rule !== 'limit' || !profile.public);
  const blocker = firstBlocker(checks);
  return {
    checks,
    isReady: blocker === undefined,
    blockerText: blocker ? t(`blocker.${blocker.rule}`) : undefined,
    ruleText,
  };
}
export type Readiness = ReturnType<typeof useReadiness>;
export type ReadinessCheck = Readiness['checks'][number];
