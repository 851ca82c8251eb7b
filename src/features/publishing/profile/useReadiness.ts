import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { firstBlocker, profileTasks, type ProfileRule, type PublishRule } from '@/domain/publishing';
import { useAppSelector } from '@/store/hooks';
import { selectLimit } from '@/entities/profile/profilesSlice';

/** The sentence is the same whether the condition is met or not. */
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
    blocker: blocker?.rule,
    taskText: (rule: PublishRule, done: boolean) => (done ? t(`taskDone.${rule}`) : t(`task.${rule}`)),
  };
}
export type Readiness = ReturnType<typeof useReadiness>;
export type ReadinessCheck = Readiness['checks'][number];
