import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { firstBlocker, profileTasks, type ProfileRule, type PublishRule } from '@/domain/publishing';
import { useAppSelector } from '@/store/hooks';
import { selectLimit } from '@/entities/profile/profilesSlice';

/** Returns the sentence for a condition of publishing, the same whether it is met or not. */
export function useRuleText(): (rule: ProfileRule) => string {
  const { t } = useTranslation('profiles');
  return (rule) => (rule === 'picture' ? '' : t(`rule.${rule}`));
}

/** The checks before publishing, in words, and the one to name first (PRO-10, PRO-11). */
export function useReadiness(profile: CompetenceProfile) {
  const { t } = useTranslation('profiles');
  const limit = useAppSelector(selectLimit);
  const checks = profileTasks(profile, limit?.can_publish_competence_profile ?? null);
  const blocker = firstBlocker(checks);
  return {
    checks,
    isReady: blocker === undefined,
    /** What to name first. */
    blocker: blocker?.rule,
    /** What to do for a rule, or what was done. */
    taskText: (rule: PublishRule, done: boolean) => (done ? t(`taskDone.${rule}`) : t(`task.${rule}`)),
  };
}
export type Readiness = ReturnType<typeof useReadiness>;
export type ReadinessCheck = Readiness['checks'][number];
