import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector, useRequest } from '@/store/hooks';
import { selectPages, selectPagesRequest } from '@/entities/invitation/endorsementsSlice';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { LongList } from '@/ui/list/LongList';
import { NoPublishedProfile, useHasNoPublishedProfile } from './NoPublishedProfile';
import { VerificationLink } from './VerificationLink';

const rowHeight = 112;

/** The user's verification link per profile, folded at first (VER-01); without a profile, the hint to create one. */
export function VerificationLinks({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('endorsements');
  const id = useId();
  const [open, setOpen] = useState(false);
  const pages = useAppSelector(selectPages);
  const request = useRequest(selectPagesRequest);
  const hasNoProfile = useHasNoPublishedProfile();
  if (hasNoProfile) return <NoPublishedProfile />;
  return (
    <Card component="section" aria-labelledby={`${id}-title`}>
      <Typography variant="h2" id={`${id}-title`}>
        <ButtonBase
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          sx={{
            width: '100%',
            minHeight: 64,
            gap: 2,
            px: { xs: 2, sm: 3 },
            font: 'inherit',
            textAlign: 'start',
            justifyContent: 'flex-start',
            '&:hover': { bgcolor: 'action.hover' },
            // Within the card, which cuts off what lies outside.
            '&.Mui-focusVisible': { outlineOffset: -2 },
          }}
        >
          <LinkIcon aria-hidden sx={{ color: 'text.secondary' }} />
          <Box component="span" sx={{ flex: 1 }}>
            {t('links.title')}
          </Box>
          <ExpandIcon aria-hidden sx={{ color: 'text.secondary', ...(open ? { transform: 'rotate(180deg)' } : {}) }} />
        </ButtonBase>
      </Typography>
      <div id={id}>
        {open ? (
          <>
            <Typography sx={{ color: 'text.secondary', px: { xs: 2, sm: 3 }, pb: 2 }}>{t('links.intro')}</Typography>
            <StatusView
              request={request}
              hasContent={pages.length > 0}
              skeleton={<ListSkeleton rows={2} height={rowHeight} />}
              onRetry={onRetry}
            >
              <LongList
                items={pages}
                keyOf={(page) => page.id}
                estimatedHeight={rowHeight}
                gap={0}
                label={t('links.title')}
              >
                {(page) => <VerificationLink page={page} />}
              </LongList>
            </StatusView>
          </>
        ) : null}
      </div>
    </Card>
  );
}
