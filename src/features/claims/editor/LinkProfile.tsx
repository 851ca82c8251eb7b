import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { ClaimProfileInput, type Claim } from '@/api/endpoints/claims';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { useAppDispatch, useLoad } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { getFailure } from '@/store/thunkResult';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { Form } from '@/ui/form/Form';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { RadioField } from '@/ui/form/RadioField';
import { StatusView } from '@/ui/feedback/StatusView';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { useConfirmAction } from '@/ui/feedback/useConfirmAction';
import { selectClaimProfiles, selectClaimProfilesRequest } from '../claimsSlice';
import { profileName } from '../profileName';
import { fetchClaimProfiles, updateClaimProfile } from '../thunks';

/** Chooses another profile; a dialog names the consequences before the change is made. */
export function LinkProfile({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const { t } = useTranslation('claims');
  const dispatch = useAppDispatch();
  const request = useSelector(selectClaimProfilesRequest);
  const others = useSelector(selectClaimProfiles).filter(({ id }) => id !== claim.competence_profile_id);
  const reload = useLoad((dispatch) => dispatch(fetchClaimProfiles()), 'profiles');
  const [chosen, setChosen] = useState<string | null>(null);
  const question = useConfirmAction({
    run: async () => {
      const args = { params: { claimId: claim.id }, body: { competence_profile_id: chosen ?? '' } };
      const refused = getFailure(await dispatch(updateClaimProfile(args)));
      if (refused) return refused;
      dispatch(noticeAdded({ severity: 'success', textKey: 'claims:notice.profileChanged' }));
      onClose();
      return null;
    },
    onClose: () => setChosen(null),
  });
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
        <RadioField
          name="competence_profile_id"
          label={t('profile.choose')}
          options={others.map((profile) => ({ value: profile.id, label: profileName(profile) }))}
        />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <SubmitButton variant="outlined">{t('profile.submit')}</SubmitButton>
          <Button onClick={onClose}>{t('action.cancel', { ns: 'common' })}</Button>
        </Stack>
      </Form>
      <ConfirmDialog
        open={chosen !== null}
        title={t('profile.confirmTitle')}
        text={t(isClaimPublic(claim) ? 'profile.confirmPublic' : 'profile.confirmText')}
        confirmLabel={t('profile.confirm')}
        {...question}
      />
    </StatusView>
  );
}
