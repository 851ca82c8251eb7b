import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type Dispatch, type ReactNode, type RefObject, type SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import { filtersOf, invitationFilters, invitationStatus, orderInvitations } from '@/domain/invitation';
import type { RequestState } from '@/store/trackRequest';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CardListSkeleton } from '@/ui/feedback/ListSkeleton';
import { ListPage, NothingFound } from '@/ui/list/ListPage';
import { ListTools } from '@/ui/list/ListTools';
import { PagedList } from '@/ui/list/PagedList';
import { useListQuery } from '@/ui/list/useListQuery';
import { ChooseInvitations } from './ChooseInvitations';
import type { Panel } from './InvitationPanels';
import { InvitationRow } from './InvitationRow';
import type { InvitationNotes } from './invitationNotes';

const isAvailable = (invitation: Invitation, now: number) => invitationStatus(invitation, now) === 'pending';

/** Height of a row in px. */
export const invitationHeight = 72;

export interface InvitationSectionProps {
  invitations: readonly Invitation[];
  now: number;
  notes: InvitationNotes;
  onPanel: Dispatch<SetStateAction<Panel | null>>;
  onDelete: (invitation: Invitation) => void;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Only experts can invite. */
  isNoExpert: boolean;
  request: RequestState;
  onRetry: () => void;
  undoBar: ReactNode;
}

/** The filter is in the address as `?status=`. */
export function InvitationSection(props: InvitationSectionProps) {
  const { heading, isNoExpert, request, onRetry, undoBar, invitations, now, notes, onPanel, onDelete } = props;
  const { t } = useTranslation('endorsements');
  const [isChosen, setIsChosen] = useState(false);
  const ordered = useMemo(() => orderInvitations(invitations, now), [invitations, now]);
  const filters = useMemo(() => filtersAt(now), [now]);
  const query = useListQuery({ items: ordered, filters });
  // A single address is copied in its row.
  const canChoose = invitations.filter((one) => isAvailable(one, now)).length > 1;
  const isChoosing = canChoose && isChosen;
  return (
    <Stack component="section" aria-labelledby="invitations-heading" sx={{ gap: 2 }}>
      <Box>
        <Stack
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between', columnGap: 2, flexWrap: 'wrap' }}
        >
          <Typography variant="h2" id="invitations-heading" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
            {t('list.title')}
          </Typography>
          {canChoose ? (
            <Button
              onClick={() => setIsChosen(!isChosen)}
              sx={({ mixins }) => ({ ...mixins.textButtonAtEdge, my: -1 })}
            >
              {t(isChosen ? 'choose.end' : 'choose.start')}
            </Button>
          ) : null}
        </Stack>
        <Typography sx={{ color: 'text.secondary' }}>{t(isChoosing ? 'choose.intro' : 'list.intro')}</Typography>
      </Box>
      {isNoExpert ? <Alert severity="info">{t('notExpert')}</Alert> : null}
      <Box>
        <ListPage
          request={request}
          items={invitations}
          shown={query.shown}
          List={PagedList}
          keyOf={({ id }) => id}
          estimatedHeight={invitationHeight}
          label={t('list.title')}
          skeleton={<CardListSkeleton rows={5} height={invitationHeight} />}
          empty={<EmptyState drawing="invitation" title={t('list.emptyTitle')} text={t('list.empty')} />}
          nothing={<NothingFound title={t('filter.nothing')} />}
          tools={
            <ListTools
              query={query}
              count={invitations.length}
              chips={{
                label: t('filter.label'),
                filter: 'status',
                values: invitationFilters,
                textOf: (value) => t(`filter.${value || 'all'}`),
              }}
            />
          }
          instead={
            isChoosing ? (
              <ChooseInvitations
                invitations={query.shown.filter((one) => isAvailable(one, now))}
                now={now}
                onShared={notes.noteShared}
              />
            ) : undefined
          }
          onRetry={onRetry}
        >
          {(invitation) => (
            <InvitationRow
              invitation={invitation}
              now={now}
              lastShared={notes.lastShared(invitation.id)}
              onOpen={() => onPanel({ type: 'detail', id: invitation.id })}
              onStep={(type) => onPanel({ type, id: invitation.id })}
              onShared={() => notes.noteShared(invitation.id)}
              onDelete={() => onDelete(invitation)}
            />
          )}
        </ListPage>
      </Box>
      {undoBar}
    </Stack>
  );
}

const filtersAt = (now: number) => ({
  status: {
    values: invitationFilters,
    matches: (invitation: Invitation, value: string) => filtersOf(invitation, now).some((one) => one === value),
  },
});
