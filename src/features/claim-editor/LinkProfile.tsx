import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClaimProfileInput, type Claim } from '@/api/endpoints/claims';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import {
  selectClaimProfiles,
  selectClaimProfilesRequest,
  fetchClaimProfiles,
  updateClaimProfile,
} from '@/entities/claim/claimsSlice';
import { ActionDialog } from '@/ui/feedback/ActionDialog';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { Form, SubmitButton } from '@/ui/form/Form';
import { ChoiceField, useProfileOption } from '@/features/claim-fields/ChoiceField';

interface LinkProfileProps {
  claim: Claim;
  onChanged: () => void;
  onClose: () => void;
}

export function LinkProfile({ claim, onChanged, onClose }: LinkProfileProps) {
  const { t } = useTranslation('claims');
  const request = useRequest(selectClaimProfilesRequest);
  const others = useAppSelector(selectClaimProfiles).filter(({ id }) => id !== claim.competence_profile_id);
  const reload = useLoad(fetchClaimProfiles, undefined, request);
  const optionOf = useProfileOption();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <StatusView
      request={request}
      hasContent={others.length > 0}
      skeleton={<ListSkeleton rows={2} height={44} />}
      empty={<Typography>{t('profile.noOther')}</Typography>}
      onRetry={reload}
    >
      <Form
        schema={ClaimProfileInput}
        defaultValues={{ competence_profile_id: '' }}
        label={t('profile.choose')}
        onSubmit={({ competence_profile_id }) => {
          setChosen(String(competence_profile_id));
          return Promise.resolve(null);
        }}
      >
        <ChoiceField
          name="competence_profile_id"
          label={t('profile.choose')}
          help={t('wizard.profileHelp')}
          options={others.map(optionOf)}
        />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <SubmitButton variant="outlined">{t('profile.submit')}</SubmitButton>
          <Button onClick={onClose}>{t('action.cancel', { ns: 'common' })}</Button>
        </Stack>
      </Form>
      <ActionDialog
        open={chosen !== null}
        title={t('profile.confirmTitle')}
        text={t(isClaimPublic(claim) ? 'profile.confirmPublic' : 'profile.confirmText')}
        confirmLabel={t('profile.confirm')}
        action={() =>
          updateClaimProfile({ params: { claimId: claim.id }, body: { competence_profile_id: chosen ?? '' } })
        }
        doneText="claims:notice.profileChanged"
        onDone={() => {
          onChanged();
          onClose();
        }}
        onClose={() => setChosen(null)}
      />
    </StatusView>
  );
}
