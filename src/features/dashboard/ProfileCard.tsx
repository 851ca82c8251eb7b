import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Skeleton, Stack, type Theme, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import { confirmationCount } from '@/domain/confirmationCount';
import { verifiersOf } from '@/domain/confirmations';
import { useAppSelector } from '@/store/hooks';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { selectInvitations } from '@/entities/invitation/endorsementsSlice';
import { selectUserDetails } from '@/entities/user/userSlice';
import { AvatarGroup } from '@/ui/basics/AvatarGroup';
import { Delayed } from '@/ui/feedback/StatusView';
import { cardEdge, ListCard } from '@/ui/list/ListCard';
import { ShareButton, ViewButton } from '@/ui/share/ShareButton';
import { FactText } from '@/ui/text/FactText';
import { useLanguageNote } from '@/ui/text/InLanguage';
import { useConfirmedByText } from '@/ui/text/useConfirmationsText';
import { useListedNames, useNameLanguage, useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { ProfilePicture, useExpertName } from '@/features/profile-fields/ProfilePicture';
import { useShareProfile } from '@/features/public-page/profile/shareProfile';

export function ProfileCard({ profile }: { profile: ProfileListItem }) {
  const { t } = useTranslation('common');
  const name = useExpertName(useAppSelector(selectUserDetails));
  const occupationOf = useOwnOccupation();
  const sharing = useShareProfile(profile);
  const { competence } = useListedNames()(profile);
  const lang = useNameLanguage()(profile);
  const languageNote = useLanguageNote(lang);
  const verifiers = verifiersOf(profile, useAppSelector(selectInvitations));
  const confirmedBy = useConfirmedByText()(confirmationCount(profile), verifiers);
  return (
    <ProfileFrame
      picture={<ProfilePicture picture={profile.profile_picture} name={name} size={12} />}
      actions={
        <>
          <ViewButton sharing={sharing} />
          <ShareButton sharing={sharing} />
          {sharing.sheet}
          {sharing.address === null ? (
            <Button component={RouterLink} to={href('profile', { profileId: profile.id })} startIcon={<EditIcon />}>
              {t('action.edit')}
            </Button>
          ) : null}
        </>
      }
    >
      <Typography variant="h3" component="p">
        {name || '\u00a0'}
      </Typography>
      <Typography variant="body2" component="div">
        <FactText
          facts={[{ text: occupationOf(profile), lang }, { text: competence?.name, lang }, { text: languageNote }]}
        />
      </Typography>
      {confirmedBy ? (
        <Stack sx={{ gap: 0.5, mt: 1 }}>
          <AvatarGroup people={verifiers.map((person) => ({ id: person, name: person }))} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {confirmedBy}
          </Typography>
        </Stack>
      ) : null}
    </ProfileFrame>
  );
}

function ProfileFrame({ picture, actions, children }: { picture: ReactNode; actions: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('dashboard');
  return (
    <ListCard title={t('profile.title')}>
      <Stack direction="row" sx={{ ...cardEdge, gap: 2, alignItems: 'flex-start' }}>
        {picture}
        <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}>{children}</Box>
      </Stack>
      <Box sx={footer}>
        <Stack direction="row" sx={buttons}>
          {actions}
        </Stack>
      </Box>
    </ListCard>
  );
}

const footer = { ...cardEdge, py: 1, mt: 'auto', minHeight: 60 } as const;

const buttons = ({ mixins }: Theme) =>
  ({ ...mixins.textButtonAtEdge, columnGap: 1, flexWrap: 'wrap', alignItems: 'center' }) as const;

export function ProfileCardSkeleton() {
  return (
    <ProfileFrame
      picture={
        <Delayed>
          <Skeleton variant="circular" width={96} height={96} />
        </Delayed>
      }
      actions={null}
    >
      <Delayed>
        <Skeleton width="70%" sx={{ fontSize: 'h3.fontSize' }} />
        <Skeleton width="50%" />
        <Skeleton variant="circular" width={32} height={32} sx={{ mt: 1 }} />
        <Skeleton width="60%" />
      </Delayed>
    </ProfileFrame>
  );
}
