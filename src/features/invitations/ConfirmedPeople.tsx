import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import { inviteeName, maxConfirmedPeople } from '@/domain/invitation';
import { confirmedPoints } from '@/domain/verification';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { ListRow } from '@/ui/list/ListRow';

/** Points named per person; the list below has all. */
const maxNames = 3;

interface ConfirmedPeopleProps {
  /** Accepted ones. */
  invitations: readonly Invitation[];
  /** There may be more of them: how many is not known yet, and none can be opened. */
  isPartial: boolean;
  onOpen: (invitation: Invitation) => void;
  onAll: () => void;
}

/** Who confirmed what: the reward for inviting, so it stands first. General invitations name nobody. */
export function ConfirmedPeople({ invitations, isPartial, onOpen, onAll }: ConfirmedPeopleProps) {
  const { t } = useTranslation('endorsements');
  const named = invitations.filter((invitation) => inviteeName(invitation) !== '');
  if (named.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="people-heading">
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 1.5 }}>
        <Typography variant="h2" id="people-heading">
          {isPartial ? <Skeleton width="10em" /> : t('people.title', { count: named.length })}
        </Typography>
        {named.length > maxConfirmedPeople && !isPartial ? (
          <Button onClick={onAll} sx={{ marginInlineEnd: -2.25, my: -1 }}>
            {t('people.all', { count: named.length })}
          </Button>
        ) : null}
      </Stack>
      <Card component="fieldset" role="presentation" disabled={isPartial} sx={{ m: 0, p: 0, minWidth: 0 }}>
        <Box component="ul" aria-labelledby="people-heading" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {named.slice(0, maxConfirmedPeople).map((invitation) => (
            <Box component="li" key={invitation.id} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
              <Person invitation={invitation} onOpen={() => onOpen(invitation)} />
            </Box>
          ))}
        </Box>
      </Card>
    </Box>
  );
}

function Person({ invitation, onOpen }: { invitation: Invitation; onOpen: () => void }) {
  const { t } = useTranslation('endorsements');
  const { names, count } = confirmedPoints(invitation);
  const shown = names.slice(0, maxNames);
  const left = count - shown.length;
  const what = [shown.join(', '), left > 0 ? t('people.more', { count: left }) : ''].filter(Boolean).join(' ');
  const name = inviteeName(invitation);
  return (
    <ListRow
      title={name}
      onClick={onOpen}
      label={t('people.detailsOf', { name })}
      picture={<PersonAvatar id="" name={name} size={5} />}
      meta={shown.length > 0 ? what : t('row.confirmed', { count })}
    />
  );
}
