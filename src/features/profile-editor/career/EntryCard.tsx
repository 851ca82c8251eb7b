import AddIcon from '@mui/icons-material/AddOutlined';
import StarIcon from '@mui/icons-material/Star';
import { Box, Button, Chip, Link, Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '@/ui/basics/BusyButton';
import { touchHeight, wholeRow } from '@/ui/basics/hitArea';
import { FactText } from '@/ui/text/FactText';
import type { EntryName, EntryOfProfile } from './entryType';
import { ActionMenu, type MenuAction } from '@/ui/basics/ActionMenu';

interface EntryCardProps extends EntryOfProfile {
  name: EntryName;
  /** Company and place, period: what is known. */
  lines: readonly string[];
  /** Logo or initials, 40 px. */
  picture: ReactNode;
  /** Names of its disciplines. */
  tags: readonly string[];
  /** Fields that publishing still needs, each with the label of its button. */
  missing: readonly { label: string; field: string }[];
}

/** On the timeline of the open profile, or as a row of the entries that it does not show. */
export function EntryCard({ name, lines, picture, tags, missing, elsewhere, ...entry }: EntryCardProps) {
  const { title, isConnected, isMain, isMarked, onUnmark, busy, onEdit } = entry;
  const { t } = useTranslation('profiles');
  return (
    <Box
      sx={isConnected ? [entryRow, timeline] : entryRow}
      style={{ opacity: busy ? 0.7 : 1 }}
      data-marked={isMarked}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isMarked && relatedTarget && !currentTarget.contains(relatedTarget)) onUnmark();
      }}
    >
      <Box sx={{ gridArea: 'picture' }}>{picture}</Box>
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
          {isMain ? <Chip variant="soft" color="primary" icon={<StarIcon />} label={t(`${name}.main`)} /> : null}
        </Stack>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <FactText facts={lines.map((text) => ({ text }))} />
          {isConnected && tags.length > 0 ? <div>{tags.join(', ')}</div> : null}
        </Typography>
        {isConnected && missing.length > 0 ? <Missing missing={missing} onEdit={onEdit} /> : null}
        {elsewhere.length > 0 ? (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {t('entry.alsoIn', { profiles: elsewhere.join(', ') })}
          </Typography>
        ) : null}
      </Box>
      {isConnected ? null : <ConnectButton {...entry} />}
      <Box sx={{ gridArea: 'menu', zIndex: 1, mt: -1, marginInlineEnd: -1 }}>
        <EntryMenu {...entry} makeMain={t(`${name}.makeMain`)} />
      </Box>
    </Box>
  );
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

function Missing({ missing, onEdit }: Pick<EntryCardProps, 'missing' | 'onEdit'>) {
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

function ConnectButton({ title, busy, onConnect }: Pick<EntryCardProps, 'title' | 'busy' | 'onConnect'>) {
  const { t } = useTranslation('profiles');
  return (
    <BusyButton
      size="small"
      busy={busy}
      aria-label={`${t('entry.connected')}: ${title}`}
      onClick={onConnect}
      sx={(theme) => ({
        gridArea: 'connect',
        justifySelf: 'start',
        zIndex: 1,
        ...theme.mixins.textButtonAtEdge,
        mb: -1,
      })}
    >
      {t('entry.connected')}
    </BusyButton>
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

interface EntryMenuProps extends Omit<EntryOfProfile, 'isMarked' | 'onUnmark' | 'elsewhere' | 'busy' | 'isMain'> {
  makeMain: string;
}

/** The actions of an entry; one that is refused says why instead of being disabled. */
function EntryMenu({ title, makeMain, isConnected, refusals, ...on }: EntryMenuProps) {
  const { t } = useTranslation(['profiles', 'common']);
  const actions: MenuAction[] = [
    { key: 'edit', label: t('common:action.edit'), onClick: () => on.onEdit() },
    { key: 'main', label: makeMain, refusal: refusals.makeMain, onClick: on.onMakeMain },
    ...(on.onChooseProfiles ? [{ key: 'profiles', label: t('entry.profiles'), onClick: on.onChooseProfiles }] : []),
    ...(isConnected
      ? [
          {
            key: 'disconnect',
            label: t('entry.disconnect'),
            refusal: refusals.disconnect,
            onClick: on.onDisconnect,
          },
        ]
      : []),
    {
      key: 'delete',
      label: t('common:action.delete'),
      destructive: true,
      refusal: refusals.delete,
      onClick: on.onDelete,
    },
  ];
  return <ActionMenu label={t('entry.menu', { entry: title })} actions={actions} />;
}
