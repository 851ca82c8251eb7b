import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import { invitationStatus, inviteeName, inviteeText } from '@/domain/invitation';
import { invitationGroups, type InvitationGroup } from '@/domain/invitationGroup';
import { ActionMenu } from '@/ui/basics/ActionMenu';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { touchHeight } from '@/ui/basics/hitArea';
import { ListRow } from '@/ui/list/ListRow';
import { ConfirmedPoints } from './ConfirmedPeople';
import { InvitationStatusChip, useInvitationStatusText } from './InvitationRow';
import { useGroupName } from './useGroupName';

interface PersonRowProps {
  person: Invitation;
  now: number;
  onOpen: () => void;
  onMove: (group: InvitationGroup | null) => void;
}

/** With a `group`, the menu moves the person to another one. */
export function PersonRow({ person, now, onOpen, onMove, group }: PersonRowProps & { group?: InvitationGroup }) {
  const { t } = useTranslation('endorsements');
  const groupName = useGroupName();
  const status = invitationStatus(person, now);
  const statusText = useInvitationStatusText(person, now);
  const name = inviteeName(person);
  const others = invitationGroups.filter((other) => other !== group);
  return (
    <ListRow
      title={name}
      label={t('row.detailsOf', inviteeText(person))}
      onClick={onOpen}
      picture={<PersonAvatar id="" name={name} size={5} />}
      status={<InvitationStatusChip status={status} />}
      meta={status === 'checked' ? <ConfirmedPoints invitation={person} /> : statusText}
      minHeight={72}
      actions={
        group ? (
          <ActionMenu
            label={t('row.menu', inviteeText(person))}
            actions={[
              { key: 'details', label: t('row.details'), onClick: onOpen, divider: true },
              ...others.map((other) => ({
                key: other,
                label: t('group.move', { group: groupName(other) }),
                onClick: () => onMove(other),
              })),
              { key: 'none', label: t('group.take'), onClick: () => onMove(null) },
            ]}
          />
        ) : null
      }
    />
  );
}

/** The page's group comes first. */
export function UngroupedPerson({ pageGroup, ...props }: PersonRowProps & { pageGroup: InvitationGroup }) {
  const { t } = useTranslation('endorsements');
  const groupName = useGroupName();
  const name = inviteeName(props.person);
  const groups = [pageGroup, ...invitationGroups.filter((other) => other !== pageGroup)];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <PersonRow {...props} />
      </Box>
      <Stack
        direction="row"
        role="group"
        aria-label={t('group.choose', { name })}
        sx={{ flexWrap: 'wrap', gap: 1, px: { xs: 2, sm: 3 }, pb: 1.5, pt: { xs: 0, lg: 1.5 } }}
      >
        {groups.map((group) => (
          <Chip
            key={group}
            variant="outlined"
            label={groupName(group)}
            aria-label={t('group.chooseOne', { group: groupName(group), name })}
            onClick={() => props.onMove(group)}
            sx={{ minHeight: 40, typography: 'body2', ...touchHeight }}
          />
        ))}
      </Stack>
    </Box>
  );
}
