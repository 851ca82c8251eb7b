import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { checkProfileChange, selectChangeCheck } from '@/entities/claim/claimsSlice';
import { ActionAlert } from '@/ui/feedback/ActionAlert';
import { BusyButton } from '@/ui/basics/BusyButton';
import { StatusChip } from '@/ui/basics/StatusChip';
import { useFailureText } from '@/ui/text/useFailureText';
import { LanguageNote } from '@/ui/text/InLanguage';
import { useNameLanguage, useOwnProfileName } from '@/ui/text/useOwnProfileName';
import { ChangeRefused, useChangesLeft } from '@/features/claim-fields/ChangeRefused';
import { LinkProfile } from './LinkProfile';

/** The server is asked before a change: changes are limited and take the claim offline (CLA-13). */
export function ProfileSection({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const changesLeft = useChangesLeft();
  const check = useAppSelector((state) => selectChangeCheck(state, 'profile', claim.id));
  const [isChanging, setChanging] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const ask = () => {
    setChanging(true);
    void dispatch(checkProfileChange({ params: { claimId: claim.id } }));
  };
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <LinkedProfile profile={claim.competence_profile} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {isChanging ? t('profile.rule') : null} {changesLeft(claim.competence_changes)}
      </Typography>
      {isChanging && check.allowed === true ? (
        <LinkProfile claim={claim} onChanged={() => setChanged(true)} onClose={() => setChanging(false)} />
      ) : (
        <BusyButton variant="outlined" busy={check.request.status === 'loading'} onClick={ask}>
          {t('profile.change')}
        </BusyButton>
      )}
      {isChanged && claim.categories.length === 0 ? <CategoriesNote claimId={claim.id} /> : null}
      {isChanging && check.allowed === false ? (
        <ChangeRefused change="profile" made={claim.competence_changes} />
      ) : null}
      {isChanging && check.request.error ? (
        <ActionAlert severity="error" role="alert" onAction={ask}>
          {failureText(check.request.error)}
        </ActionAlert>
      ) : null}
    </Stack>
  );
}

function LinkedProfile({ profile }: { profile: Claim['competence_profile'] }) {
  const { t } = useTranslation('claims');
  const nameOf = useOwnProfileName();
  const lang = useNameLanguage()(profile);
  return (
    <>
      <Box>
        <LanguageNote language={lang} />
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography lang={lang} sx={{ fontWeight: 600 }}>
            {nameOf(profile) || t('list.noProfile')}
          </Typography>
          {profile && profile.public !== null ? (
            <StatusChip
              color={profile.public ? 'success' : 'warning'}
              label={t(profile.public ? 'profile.public' : 'profile.paused')}
            />
          ) : null}
        </Stack>
        {profile ? (
          <Link component={RouterLink} to={href('profile', { profileId: profile.id })} variant="body2">
            {t('profile.open')}
          </Link>
        ) : null}
      </Box>
      {profile?.public === false ? <Alert severity="warning">{t('profile.mustBePublic')}</Alert> : null}
    </>
  );
}

/** A change of the profile has emptied them. */
function CategoriesNote({ claimId }: { claimId: string }) {
  const { t } = useTranslation('claims');
  return (
    <Alert
      severity="info"
      action={
        <Button
          color="inherit"
          size="small"
          component={RouterLink}
          to={href('claim', { claimId }, { section: 'categories' })}
        >
          {t('profile.chooseCategories')}
        </Button>
      }
    >
      {t('profile.changed')}
    </Alert>
  );
}
