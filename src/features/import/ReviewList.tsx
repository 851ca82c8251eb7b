import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LongList } from '@/ui/list/VirtualList';
import type { ImportRow } from './reviewRows';
import { ReviewRow } from './ReviewRow';

interface ReviewListProps {
  rows: readonly ImportRow[];
  isProfilePublic: boolean;
  isLocked: boolean;
  onChoose: (key: string, isChosen: boolean) => void;
  /** Missing where entries cannot be edited here. */
  onEdit: ((key: string, field?: string) => void) | undefined;
}

const rowHeight = 112;

/** All entries of an import by type: each is new, exists already, or has to be compared (ux no. 10). */
export function ReviewList({ rows, isProfilePublic, isLocked, onChoose, onEdit }: ReviewListProps) {
  const { t } = useTranslation('imports');
  return (['experience', 'education'] as const).map((type) => {
    const ofType = rows.filter(({ kind }) => kind === type);
    if (ofType.length === 0) return null;
    return (
      <Card key={type} component="section" aria-label={t(`review.${type}`)} sx={{ overflow: 'visible' }}>
        <Box sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
          <Typography variant="h3">{t(`review.${type}`)}</Typography>
          {type === 'education' && ofType.every(({ raw }) => !raw) ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('review.educationLeft')}
            </Typography>
          ) : null}
        </Box>
        <LongList
          items={ofType}
          keyOf={({ key }) => key}
          estimatedHeight={rowHeight}
          label={t(`review.${type}`)}
          gap={0}
        >
          {(row) => (
            <ReviewRow
              row={row}
              isProfilePublic={isProfilePublic}
              isLocked={isLocked}
              onChoose={(isChosen) => onChoose(row.key, isChosen)}
              onEdit={onEdit && ((field) => onEdit(row.key, field))}
            />
          )}
        </LongList>
      </Card>
    );
  });
}
