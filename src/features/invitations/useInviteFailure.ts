import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { RenewResult } from '@/entities/invitation/invite';
import { useFailureText } from '@/ui/text/useFailureText';

/** Name under which the form shows that no profile is chosen; the choice itself is kept by the store (VER-03). */
export const profilesField = 'competence_profiles';

type Failed = Exclude<RenewResult, { step: 'done' }>;

/** Returns the failure to show for an invitation that did not get all the way, step by step (quality F25). */
export function useInviteFailure(): (result: Failed) => ApiFailure {
  const { t } = useTranslation(['endorsements', 'editing']);
  const failureText = useFailureText();
  return ({ step, failure: { outcome, ...failure } }) => {
    // The message says all that is known of a lost response.
    const reason = failureText(outcome ? { ...failure, outcome } : failure);
    if (step === 'choice')
      return { ...failure, fields: { [profilesField]: t('editing:validation.atLeastOneProfile') } };
    return { ...failure, message: step === 'create' ? reason : t(`create.failed.${step}`, { reason }) };
  };
}
