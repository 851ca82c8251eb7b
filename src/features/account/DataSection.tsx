import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useReducer, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRecord } from '@/api/schema/wireTypes';
import { guestId, removeStoredOf, storedOf, type OwnEntry } from '@/platform/clientStorage';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { useIsStorageKept } from '@/ui/text/storageText';

const typeOf = {
  drafts: 'drafts',
  invitationGroups: 'groups',
  pendingWrites: 'unsettled',
  pendingEmail: 'email',
  reminders: 'invitations',
  tones: 'invitations',
  reportedComments: 'reports',
  news: 'habits',
  recentHits: 'habits',
  tonesOfText: 'habits',
  milestones: 'habits',
  firstStepsDismissed: 'habits',
} as const satisfies Record<OwnEntry, string>;
type KeptType = (typeof typeOf)[OwnEntry];
const types = [...new Set(Object.values(typeOf))];
const entriesOf = (type: KeptType) => (Object.keys(typeOf) as OwnEntry[]).filter((entry) => typeOf[entry] === type);

/** Kept in one record, with a key for each. */
const records: readonly OwnEntry[] = ['invitationGroups', 'reminders', 'tones', 'pendingWrites', 'reportedComments'];

function countKept(userId: string) {
  const stored = storedOf(userId);
  const keptIn = (entry: OwnEntry): unknown[] =>
    Object.values(stored[entry]).flatMap((value) =>
      records.includes(entry) && isRecord(value) ? Object.keys(value) : [value],
    );
  const counts = types.map((type) => ({ type, count: entriesOf(type).flatMap(keptIn).length }));
  return counts.filter(({ count }) => count > 0);
}

export function DataSection({ download }: { download: ReactNode }) {
  const { t } = useTranslation('account');
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Typography>{t('data.download')}</Typography>
        {download}
      </Stack>
      <Box>
        <Typography variant="h3" tabIndex={-1} sx={{ outline: 'none', mb: 1 }}>
          {t('data.kept.title')}
        </Typography>
        <KeptOnDevice />
      </Box>
    </Stack>
  );
}

function KeptOnDevice() {
  const { t } = useTranslation(['account', 'common']);
  const userId = useAppSelector(selectUser)?.id ?? guestId;
  const isKept = useIsStorageKept();
  const [asked, setAsked] = useState<KeptType>('drafts');
  const [isAsking, setAsking] = useState(false);
  const [hasDeleted, setHasDeleted] = useState(false);
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  // Another tab keeps or deletes something.
  useEffect(() => {
    window.addEventListener('storage', readAgain);
    return () => window.removeEventListener('storage', readAgain);
  }, []);
  const stored = countKept(userId);
  return (
    <>
      {isKept ? null : <Typography>{t('common:storage.notKept')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {stored.map(({ type, count }) => (
          <Box component="li" key={type} sx={row}>
            <span id={`kept-${type}`}>{t(`data.kept.${type}`, { count })}</span>
            <Button
              id={`delete-${type}`}
              aria-labelledby={`delete-${type} kept-${type}`}
              onClick={() => {
                setAsked(type);
                setAsking(true);
              }}
            >
              {t('common:action.delete')}
            </Button>
          </Box>
        ))}
      </Box>
      <Typography role="status">
        {stored.length === 0 ? t('data.kept.none') : hasDeleted ? t('data.deleted') : null}
      </Typography>
      <ConfirmDialog
        open={isAsking}
        title={t('data.delete.title')}
        text={t(`data.delete.${asked}`)}
        confirmLabel={t('common:action.delete')}
        destructive
        onConfirm={() => {
          entriesOf(asked).forEach((entry) => removeStoredOf(userId, entry));
          setHasDeleted(true);
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  alignItems: 'center',
  py: 0.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
