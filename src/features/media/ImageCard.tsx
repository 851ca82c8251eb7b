import { Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Image } from '@/api/schema/entities';
import { ActionMenu } from '@/ui/basics/ActionMenu';
import { ImageButton, useImageName } from '@/ui/images/Thumbnail';

interface ImageCardProps {
  image: Image;
  /** Known uses of the image; with 0, no count is shown. */
  usageCount: number;
  onOpen: () => void;
  onDelete: () => void;
}

export function ImageCard({ image, usageCount, onOpen, onDelete }: ImageCardProps) {
  const { t } = useTranslation(['images', 'common']);
  const name = useImageName()(image);
  return (
    <>
      <ImageButton image={image} square onOpen={onOpen} />
      <Typography variant="body2" title={name} sx={upToFiveLines}>
        {name}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'center', paddingInlineStart: 1.5, pb: 0.5 }}>
        <Typography variant="caption" sx={{ flex: 1, minWidth: 0, color: 'text.secondary' }}>
          {usageCount > 0 ? t('usage.in', { count: usageCount }) : ''}
        </Typography>
        <ActionMenu
          size="small"
          label={t('field.menu', { name })}
          actions={[
            { key: 'edit', label: t('texts.open'), onClick: onOpen },
            // The call names it by its uuid (D-42).
            ...(image.uuid
              ? [{ key: 'delete', label: t('common:action.delete'), destructive: true, onClick: onDelete }]
              : []),
          ]}
        />
      </Stack>
    </>
  );
}

/** Room for two lines, so that most cards are of one height; no name takes more than five. */
const upToFiveLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 5,
  minHeight: '2.5rem',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  mt: 1,
  px: 1.5,
  lineHeight: 20 / 15,
  fontWeight: 600,
} as const;
