import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileRef } from '@/api/schema/entities';
import type { ApiFailure } from '@/api/client/failure';
import { href } from '@/routes/href';
import { RouterLink, useNavigate } from '@/routes/navigation';
import { useAppDispatch } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { Form, type FormProps } from '@/ui/form/Form';
import { Wizard } from '@/ui/form/Wizard';
import { completeClaim, startClaim, type PartsOutcome } from './createClaimInSteps';
import { IncompleteClaim } from './IncompleteClaim';
import { OffscreenSteps } from './OffscreenSteps';
import { StepFields } from './StepFields';
import { emptyClaim, newClaimSteps, stepSchemas, type NewClaimStep, type NewClaimValues } from './newClaimSteps';
import { useRefusalText } from '@/ui/text/useFailureText';

type Submit = FormProps<NewClaimValues, NewClaimValues>['onSubmit'];

/** Neither done nor refused: the form keeps its text, and the screen says what is missing. */
const unfinished: ApiFailure = { kind: 'aborted' };

function isRefusedAsWhole({ kind, fields = {} }: ApiFailure): boolean {
  const isRule = kind === 'validation' || kind === 'forbidden' || kind === 'conflict';
  return isRule && !Object.keys(fields).some((field) => field in emptyClaim);
}

export function NewClaimForm({ profiles }: { profiles: readonly ProfileRef[] }) {
  const { t } = useTranslation('claims');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const [index, setIndex] = useState(0);
  const [outcome, setOutcome] = useState<PartsOutcome | null>(null);
  /** The claim as a whole was refused, not one of its fields: most likely by the plan (CLA-14). */
  const [isRefused, setRefused] = useState(false);
  const step: NewClaimStep = newClaimSteps[index] ?? 'categories';
  const onlyProfile = profiles.length === 1 ? (profiles[0]?.id ?? '') : '';

  const finish: Submit = async (values, form) => {
    let id = values.created;
    if (!id) {
      const started = await dispatch(startClaim(values));
      setRefused('failure' in started && isRefusedAsWhole(started.failure));
      if ('failure' in started) return started.failure;
      id = started.data;
      form.setValue('created', id, { shouldDirty: true });
    }
    const parts = await dispatch(completeClaim(id, values));
    setOutcome(parts);
    if (parts.keywords || parts.categories) return unfinished;
    dispatch(noticeAdded({ severity: 'success', textKey: 'claims:notice.created' }));
    // Until the claim's page is there, so that no second click makes a second claim.
    await navigate(href('claim', { claimId: id }, { created: 'yes' }), { replace: true });
    return null;
  };

  const lead: Submit = () => {
    setIndex(index + 1);
    return Promise.resolve(null);
  };
  const isLast = index === newClaimSteps.length - 1;

  return (
    <Wizard
      title={t('wizard.title')}
      steps={newClaimSteps.map((key) => ({ key, name: t(`wizard.step.${key}`) }))}
      current={step}
      intro={t(`wizard.intro.${step}`)}
      laterHref={href('claims')}
      laterHint={t('wizard.laterHint')}
    >
      <Form
        schema={stepSchemas[step]}
        defaultValues={{ ...emptyClaim, competence_profile_id: onlyProfile }}
        draft="newClaim"
        isIntermediate={!isLast}
        label={t('wizard.title')}
        failureText={refusalText}
        onSubmit={(values, form) => (isLast || values.created ? finish : lead)(values, form)}
      >
        {isRefused ? (
          <Link component={RouterLink} to={href('pricing')} sx={{ alignSelf: 'flex-start' }}>
            {t('wizard.plans')}
          </Link>
        ) : null}
        <OffscreenSteps current={step} profiles={profiles} />
        <IncompleteClaim outcome={outcome}>
          <StepFields step={step} profiles={profiles} onBack={index > 0 ? () => setIndex(index - 1) : undefined} />
        </IncompleteClaim>
      </Form>
    </Wizard>
  );
}
