import { Box, NativeSelect, OutlinedInput } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import { inviteeName, invitationStatus } from '@/domain/invitation';
import { invitationGroups, type InvitationGroup } from '@/domain/invitationGroup';
import { confirmedPoints } from '@/domain/verification';
import { useAppSelector } from '@/store/hooks';
import { selectUserDetails } from '@/entities/user/userSlice';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { ListRow } from '@/ui/list/ListRow';
import { TextIn } from '@/ui/text/InLanguage';
import { useNameLanguage } from '@/ui/text/useOwnProfileName';
import type { Invitations } from './useInvitations';
import { useGroupName } from './useMoveToGroup';

/** Points named per person; the details have all. */
const maxPoints = 3;

interface PersonRowProps {
  page: Invitations;
  person: Invitation;
  group: InvitationGroup | null;
  onMove: (group: InvitationGroup | null) => void;
}

export function PersonRow({ page, person, group, onMove }: PersonRowProps) {
  const { t } = useTranslation('endorsements');
  const name = inviteeName(person);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', '&:hover': { bgcolor: 'action.hover' } }}>
      <Box sx={{ flex: '1 1 400px', minWidth: 0, '&& > :hover': { bgcolor: 'transparent' } }}>
        <ListRow
          title={name}
          onClick={() => page.onPanel({ type: 'detail', id: person.id })}
          label={t('people.detailsOf', { name })}
          picture={<PersonAvatar id="" name={name} size={5} />}
          meta={<PersonState person={person} now={page.now} />}
          minHeight={72}
        />
      </Box>
      <Box sx={{ flex: { xs: '1 1 100%', md: '0 0 auto' }, ...underTheName }}>
        <GroupSelect label={t('people.groupOf', { name })} value={group} onChange={onMove} />
      </Box>
    </Box>
  );
}

/** On a narrow page, below the name and not below the face. */
const underTheName = { px: { xs: 2, sm: 3 }, pb: { xs: 1.5, md: 0 }, paddingInlineStart: { xs: 9, sm: 10, md: 0 } };

export function PersonState({ person, now }: { person: Invitation; now: number }) {
  const { t } = useTranslation('endorsements');
  const lang = useNameLanguage()(...person.competence_profiles);
  const { names, count } = confirmedPoints(person, useAppSelector(selectUserDetails)?.gender);
  const status = invitationStatus(person, now);
  if (status !== 'checked') return t(`people.state.${status}`);
  const visible = names.slice(0, maxPoints);
  if (visible.length === 0) return t('row.confirmed', { count });
  const left = count - visible.length;
  return (
    <>
      <TextIn lang={lang}>{visible.join(', ')}</TextIn>
      {left > 0 ? ` ${t('people.more', { count: left })}` : null}
    </>
  );
}

interface GroupSelectProps {
  label: string;
  /** Without it, the select asks for a choice. */
  value?: InvitationGroup | null;
  onChange: (group: InvitationGroup | null) => void;
}

export function GroupSelect({ label, value, onChange }: GroupSelectProps) {
  const { t } = useTranslation('endorsements');
  const groupName = useGroupName();
  return (
    <NativeSelect
      value={value === undefined ? '' : (value ?? 'none')}
      onChange={({ target }) => onChange(invitationGroups.find((group) => group === target.value) ?? null)}
      input={<OutlinedInput />}
      inputProps={{ 'aria-label': label }}
      sx={{ typography: 'body2', width: { xs: '100%', sm: 232 }, color: value === null ? 'text.secondary' : undefined }}
    >
      {value === undefined ? (
        <option value="" disabled>
          {label}
        </option>
      ) : null}
      {invitationGroups.map((group) => (
        <option key={group} value={group}>
          {groupName(group)}
        </option>
      ))}
      <option value="none">{t('people.noGroup')}</option>
    </NativeSelect>
  );
}
