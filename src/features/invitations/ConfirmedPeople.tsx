import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import { totalConfirmations } from '@/domain/confirmationCount';
import { inviteeName } from '@/domain/invitation';
import { confirmedPoints } from '@/domain/verification';
import { useAppSelector } from '@/store/hooks';
import { selectProfiles } from '@/entities/profile/profilesSlice';
import { selectUserDetails } from '@/entities/user/userSlice';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { ListRow } from '@/ui/list/ListRow';
import { TextIn } from '@/ui/text/InLanguage';
import { useConfirmationsText } from '@/ui/text/useConfirmationsText';
import { useNameLanguage } from '@/ui/text/useOwnProfileName';

const maxPeople = 3;

/** Points named per person; the list below has all. */
const maxNames = 3;

interface ConfirmedPeopleProps {
  /** Accepted ones. */
  invitations: readonly Invitation[];
  onOpen: (invitation: Invitation) => void;
  onAll: () => void;
}

/** Stands first as the reward for inviting. General invitations name nobody. */
export function ConfirmedPeople({ invitations, onOpen, onAll }: ConfirmedPeopleProps) {
  const { t } = useTranslation('endorsements');
  const textOf = useConfirmationsText();
  const total = totalConfirmations(useAppSelector(selectProfiles));
  const named = invitations.filter((invitation) => inviteeName(invitation) !== '');
  if (named.length === 0) return null;
  // It counts the confirmations of the profiles, also those that no invitation brought.
  const isTotal = total !== null && total >= named.length;
  return (
    <Box component="section" aria-labelledby="people-heading">
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 0.5 }}>
        <Typography variant="h2" id="people-heading">
          {isTotal ? textOf(total) : t('people.title')}
        </Typography>
        {named.length > maxPeople ? (
          <Button onClick={onAll} sx={{ marginInlineEnd: -2.25, my: -1 }}>
            {t('people.all', { count: named.length })}
          </Button>
        ) : null}
      </Stack>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{t('people.invited')}</Typography>
      <Card>
        <Box component="ul" aria-labelledby="people-heading" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {named.slice(0, maxPeople).map((invitation) => (
            <Box component="li" key={invitation.id} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
              <Person invitation={invitation} onOpen={() => onOpen(invitation)} />
            </Box>
          ))}
        </Box>
      </Card>
    </Box>
  );
}

export function ConfirmedPoints({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('endorsements');
  const lang = useNameLanguage()(...invitation.competence_profiles);
  const { names, count } = confirmedPoints(invitation, useAppSelector(selectUserDetails)?.gender);
  const shown = names.slice(0, maxNames);
  const left = count - shown.length;
  if (shown.length === 0) return t('row.confirmed', { count });
  return (
    <>
      <TextIn lang={lang}>{shown.join(', ')}</TextIn>
      {left > 0 ? ` ${t('people.more', { count: left })}` : null}
    </>
  );
}

function Person({ invitation, onOpen }: { invitation: Invitation; onOpen: () => void }) {
  const { t } = useTranslation('endorsements');
  const name = inviteeName(invitation);
  return (
    <ListRow
      title={name}
      onClick={onOpen}
      label={t('people.detailsOf', { name })}
      picture={<PersonAvatar id="" name={name} size={5} />}
      meta={<ConfirmedPoints invitation={invitation} />}
    />
  );
}
