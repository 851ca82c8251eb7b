import { Box, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { InvitableProfile } from '@/api/endpoints/endorsements';
import { confirmationCount } from '@/domain/confirmationCount';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { StatusChip } from '@/ui/basics/StatusChip';
import { FieldFrame } from '@/ui/form/FieldFrame';
import { useNameLanguage, useOwnProfileName } from '@/ui/text/useOwnProfileName';
import { VerificationMark } from '@/ui/text/VerificationMark';
import { selectUserDetails } from '@/entities/user/userSlice';
import { profileToggled, selectChosenIds, selectInvitable } from '@/entities/invitation/endorsementsSlice';
import { useExpertName } from '@/features/profile-fields/ProfilePicture';
import { profilesField } from './useInviteFailure';

export function ProfileChoice() {
  const { t } = useTranslation('endorsements');
  const dispatch = useAppDispatch();
  const { clearErrors } = useFormContext();
  const profiles = useAppSelector(selectInvitable);
  const chosen = new Set(useAppSelector(selectChosenIds));
  const mainFirst = profiles.toSorted((a, b) => Number(b.canonical) - Number(a.canonical));
  return (
    <FieldFrame group name={profilesField} label={t('create.profiles')} help={t('create.profilesHelp')}>
      {() => (
        <Stack sx={rows}>
          {mainFirst.map((profile) => (
            <FormControlLabel
              key={profile.id}
              label={<ProfileRow profile={profile} />}
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

function ProfileRow({ profile }: { profile: InvitableProfile }) {
  const { t } = useTranslation('endorsements');
  const name = useOwnProfileName()(profile) || t('links.noName');
  const expertName = useExpertName(useAppSelector(selectUserDetails));
  const lang = useNameLanguage()(profile);
  const userId = useAppSelector(selectUser)?.id ?? '';
  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <PersonAvatar id={userId} name={expertName} url={profile.profile_picture?.url} size={5} />
      <Box component="span" sx={{ minWidth: 0 }}>
        <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography component="span" lang={lang} sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}>
            {name}
          </Typography>
          {profile.canonical ? <StatusChip color="primary" label={t('create.main')} /> : null}
        </Stack>
        <VerificationMark count={confirmationCount(profile)} color={profile.checkmarks?.color} />
      </Box>
    </Stack>
  );
}

const rows = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& > label': { m: 0, minHeight: 64, px: 1, '& .MuiFormControlLabel-label': { flex: 1, py: 1 } },
  '& > label + label': { borderTop: 1, borderColor: 'divider' },
  '& > label:hover': { bgcolor: 'action.hover' },
} as const;
