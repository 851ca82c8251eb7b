import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { FieldFrame } from '@/ui/form/FieldFrame';
import { useOwnProfileName } from '@/ui/text/useOwnProfileName';
import { profileToggled, selectChosenIds, selectInvitable } from '@/entities/invitation/endorsementsSlice';
import { profilesField } from './useInviteFailure';

/** The profiles the next invitation is for. */
export function ProfileChoice() {
  const { t } = useTranslation('endorsements');
  const nameOf = useOwnProfileName();
  const dispatch = useAppDispatch();
  const { clearErrors } = useFormContext();
  const profiles = useAppSelector(selectInvitable);
  const chosen = new Set(useAppSelector(selectChosenIds));
  return (
    <FieldFrame group name={profilesField} label={t('create.profiles')} help={t('create.profilesHelp')}>
      {() => (
        <Stack>
          {profiles.map((profile) => (
            <FormControlLabel
              key={profile.id}
              label={nameOf(profile) || t('links.noName')}
              control={
                <Checkbox
                  checked={chosen.has(profile.id)}
                  onChange={(_, checked) => {
                    clearErrors(profilesField);
                    dispatch(profileToggled({ id: profile.id, chosen: checked }));
                  }}
                />
              }
            />
          ))}
        </Stack>
      )}
    </FieldFrame>
  );
}
