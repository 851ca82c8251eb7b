import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import WarningIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconTooltip } from '@/ui/basics/IconTooltip';
import { EntryConnection, type EntryConnectionProps } from './EntryConnection';

export interface EntryCardProps extends Pick<EntryConnectionProps, 'busy' | 'connected' | 'main'> {
  title: string;
  /** Company and place, period: what is known, one line each. */
  lines: readonly string[];
  /** Logo or sign, 40 px. */
  picture: ReactNode;
  tags: readonly string[];
  /** Fields that publishing still needs; each chip opens its field. */
  missing: readonly { label: string; onFix: () => void }[];
  /** Names of the other profiles that show it. */
  elsewhere: readonly string[];
  /** Why it stays connected, in a sentence on the card; missing where it may go. */
  staysConnected?: string | undefined;
  /** It cannot be deleted either, for the same reason. */
  isKept?: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** An entry of a career: what it was, whether the open profile shows it, and whether it is its main one. */
export function EntryCard({
  title,
  lines,
  picture,
  tags,
  missing,
  elsewhere,
  staysConnected,
  isKept = false,
  onEdit,
  onDelete,
  ...connection
}: EntryCardProps) {
  const { t } = useTranslation('editing');
  const reasonId = useId();
  const deleteLabel = t('entry.delete', { entry: title });
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1.5, p: 2, opacity: connection.busy ? 0.7 : 1 }}>
      <Stack direction="row" sx={{ gap: { xs: 1.5, sm: 2 }, alignItems: 'flex-start' }}>
        {picture}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3">{title}</Typography>
          {lines.filter(Boolean).map((line) => (
            <Typography key={line} variant="body2" sx={{ color: 'text.secondary' }}>
              {line}
            </Typography>
          ))}
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: tags.length + missing.length > 0 ? 1 : 0 }}>
            {tags.map((tag) => (
              <Chip key={tag} variant="soft" label={tag} />
            ))}
            {missing.map(({ label, onFix }) => (
              <Chip
                key={label}
                size="small"
                color="warning"
                variant="outlined"
                icon={<WarningIcon />}
                label={label}
                onClick={onFix}
              />
            ))}
          </Stack>
        </Box>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ flexShrink: 0, mt: -1, mx: -1 }}>
          <IconButton aria-label={t('entry.edit', { entry: title })} onClick={onEdit}>
            <EditIcon fontSize="small" />
          </IconButton>
          <IconTooltip title={isKept ? (staysConnected ?? deleteLabel) : deleteLabel}>
            <IconButton
              aria-label={deleteLabel}
              aria-disabled={isKept || undefined}
              aria-describedby={isKept ? reasonId : undefined}
              onClick={() => (isKept ? undefined : onDelete())}
              sx={{ opacity: isKept ? 0.5 : 1 }}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </IconTooltip>
        </Stack>
      </Stack>
      <EntryConnection
        {...connection}
        refusal={staysConnected ? { id: reasonId, text: staysConnected } : undefined}
        elsewhere={elsewhere.length > 0 ? t('entry.alsoIn', { profiles: elsewhere.join(', ') }) : undefined}
      />
    </Box>
  );
}
