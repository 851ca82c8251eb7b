import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '@/api/schema/entities';
import { ActionMenu } from '@/ui/basics/ActionMenu';
import { StatusChip } from '@/ui/basics/StatusChip';
import { Thumbnail } from './Thumbnail';

interface ImageFieldItemProps {
  image: Image;
  aspect: number | undefined;
  /** Undefined where its texts cannot be changed. */
  onEdit: (() => void) | undefined;
  /** Undefined where it cannot be taken away. */
  onRemove: (() => void) | undefined;
}

/** One image of a field: a press on it opens its texts, once it is uploaded. */
export function ImageFieldItem({ image, aspect, onEdit, onRemove }: ImageFieldItemProps) {
  const { t } = useTranslation('images');
  const noAltId = useId();
  const name = image.name || image.alt || t('library.unnamed');
  return (
    <Box component="li" sx={{ width: 144 }}>
      <ButtonBase
        disabled={!onEdit}
        aria-label={onEdit ? t('library.open', { name }) : name}
        aria-describedby={image.alt ? undefined : noAltId}
        onClick={onEdit}
        sx={{ display: 'block', width: '100%', position: 'relative', borderRadius: 1 }}
      >
        <Thumbnail url={image.url} alt="" {...(aspect ? { aspect } : {})} />
        {image.alt ? null : (
          <Box component="span" id={noAltId} sx={{ position: 'absolute', insetInlineStart: 4, bottom: 4 }}>
            <StatusChip color="warning" label={t('field.noAlt')} />
          </Box>
        )}
      </ButtonBase>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', marginInlineEnd: -1 }}>
        <Typography variant="caption" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <ActionMenu
          size="small"
          label={t('field.menu', { name })}
          actions={[
            ...(onEdit ? [{ key: 'edit', label: t('texts.open'), onClick: onEdit }] : []),
            ...(onRemove ? [{ key: 'remove', label: t('field.remove'), destructive: true, onClick: onRemove }] : []),
          ]}
        />
      </Stack>
    </Box>
  );
}
