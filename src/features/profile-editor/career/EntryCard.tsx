import AddIcon from '@mui/icons-material/AddOutlined';
import StarIcon from '@mui/icons-material/Star';
import { Box, Button, Chip, Link, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuAction } from '@/ui/basics/ActionMenu';
import { BusyButton } from '@/ui/basics/BusyButton';
import { touchHeight, wholeRow } from '@/ui/basics/hitArea';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { FactText } from '@/ui/text/FactText';
import { type CareerEntry, type EntryCardContent, useEntryTexts } from './entryTypes';
import type { CareerEntries } from './useCareerEntries';
import type { EntryMutations } from './useEntryMutations';

interface EntryCardProps {
  career: CareerEntries;
  entry: CareerEntry;
  mutations: EntryMutations;
  /** It was just saved or moved, and takes the focus. */
  isMarked: boolean;
  onMark: (isMarked: boolean) => void;
  onEdit: (field?: string) => void;
  /** Opens the choice of the profiles that show it; missing where there is only one profile. */
  onChooseProfiles: (() => void) | undefined;
}

/** On the timeline of the open profile, or as a row of the entries that it does not show. */
export function EntryCard(props: EntryCardProps) {
  const { career, entry, mutations, isMarked, onMark, onEdit } = props;
  const { type, profile } = career;
  const { t } = useTranslation('profiles');
  const { lines, picture, missing } = type.contentOf(entry, useEntryTexts());
  const { isConnected, isMain } = career.shownBy(profile, entry);
  const title = career.nameOf(entry);
  const busy = mutations.isBusy(entry.id);
  const elsewhere = career.elsewhere(entry);
  return (
    <Box
      sx={isConnected ? [entryRow, timeline] : entryRow}
      style={{ opacity: busy ? 0.7 : 1 }}
      data-marked={isMarked}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isMarked && relatedTarget && !currentTarget.contains(relatedTarget)) onMark(false);
      }}
    >
      <Box sx={{ gridArea: 'picture' }}>
        <PersonAvatar {...picture} size={5} variant="rounded" />
      </Box>
      <Box sx={{ gridArea: 'text', minWidth: 0 }}>
        <Stack direction="row" sx={{ columnGap: 1.5, rowGap: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h3" sx={{ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}>
            <Link
              component="button"
              type="button"
              ref={useFocusWhen(isMarked)}
              aria-label={t('entry.edit', { entry: title })}
              color="inherit"
              underline="hover"
              onClick={() => onEdit()}
              sx={wholeRow}
            >
              {title}
            </Link>
          </Typography>
          {isMain ? <Chip variant="soft" color="primary" icon={<StarIcon />} label={t(`${type.name}.main`)} /> : null}
        </Stack>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <FactText facts={lines.map((text) => ({ text }))} />
          {isConnected && entry.disciplines.length > 0 ? (
            <div>{entry.disciplines.map(({ name }) => name).join(', ')}</div>
          ) : null}
        </Typography>
        {isConnected && missing.length > 0 ? <Missing missing={missing} onEdit={onEdit} /> : null}
        {elsewhere.length > 0 ? (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {t('entry.alsoIn', { profiles: elsewhere.join(', ') })}
          </Typography>
        ) : null}
      </Box>
      {isConnected ? null : (
        <BusyButton
          size="small"
          busy={busy}
          aria-label={`${t('entry.connected')}: ${title}`}
          onClick={() => mutations.connect(entry, () => onMark(true))}
          sx={[connectButton, ({ mixins }) => ({ ...mixins.textButtonAtEdge, mb: -1 })]}
        >
          {t('entry.connected')}
        </BusyButton>
      )}
      <Box sx={{ gridArea: 'menu', zIndex: 1, mt: -1, marginInlineEnd: -1 }}>
        <ActionMenu label={t('entry.menu', { entry: title })} actions={useEntryActions(props)} />
      </Box>
    </Box>
  );
}

/** One that is refused says why instead of being disabled. */
function useEntryActions(props: EntryCardProps): MenuAction[] {
  const { career, entry, mutations, onEdit, onChooseProfiles } = props;
  const { t } = useTranslation(['profiles', 'common']);
  const { isConnected, refusals } = career.shownBy(career.profile, entry);
  const makeMain = t(`${career.type.name}.makeMain`);
  return [
    { key: 'edit', label: t('common:action.edit'), onClick: () => onEdit() },
    { key: 'main', label: makeMain, refusal: refusals.makeMain, onClick: () => mutations.makeMain(entry) },
    ...(onChooseProfiles ? [{ key: 'profiles', label: t('entry.profiles'), onClick: onChooseProfiles }] : []),
    ...(isConnected
      ? [
          {
            key: 'disconnect',
            label: t('entry.disconnect'),
            refusal: refusals.disconnect,
            onClick: () => mutations.disconnect(entry),
          },
        ]
      : []),
    {
      key: 'delete',
      label: t('common:action.delete'),
      destructive: true,
      refusal: refusals.delete,
      onClick: () => mutations.deleteEntry(entry),
    },
  ];
}

/** Focuses a button once the entry is marked, unless the focus has left the section meanwhile. */
function useFocusWhen(isMarked: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const active = document.activeElement;
    const hasLeft = active !== document.body && !button.current?.closest('section')?.contains(active);
    if (isMarked && !hasLeft) button.current?.focus();
  }, [isMarked]);
  return button;
}

interface MissingProps extends Pick<EntryCardContent, 'missing'> {
  onEdit: (field: string) => void;
}

function Missing({ missing, onEdit }: MissingProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {missing.map(({ label, field }) => (
        <Button
          key={field}
          size="small"
          color="warning"
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={() => onEdit(field)}
          sx={{ zIndex: 1, minHeight: 32, py: 0, px: 1.5, ...touchHeight }}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}

const entryRow = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture text menu" ". connect connect"',
  columnGap: 1.5,
  alignItems: 'start',
  mx: -1.5,
  px: 1.5,
  py: 1,
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
  '&[data-marked="true"]': { bgcolor: 'action.hover', outline: '1px solid', outlineColor: 'primary.main' },
} as const;

const connectButton = { gridArea: 'connect', justifySelf: 'start', zIndex: 1 } as const;

/** A line from one picture down to the next. */
const timeline = {
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '52px -4px',
    // Below the middle of the picture.
    insetInlineStart: '31px',
    borderInlineStart: '2px solid',
    borderColor: 'divider',
  },
  'li:last-of-type > &::before': { display: 'none' },
} as const;
