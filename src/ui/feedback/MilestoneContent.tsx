import { Box, Button, DialogActions, DialogContent, keyframes, Stack, type Theme, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyIconButton } from '@/ui/basics/CopyIconButton';
import { DialogHeading } from '@/ui/basics/DialogHeading';
import { SafeLink } from '@/ui/basics/SafeLink';
import { PageThumbnail } from '@/ui/publicPage/PageThumbnail';
import { AnimatedTick } from './AnimatedTick';

export interface MilestoneContentProps {
  headingId: string;
  title: string;
  text: ReactNode;
  mark?: ReactNode;
  /** The public page, shown small. */
  page?: ReactNode;
  /** Shown in place of the page. */
  picture?: ReactNode;
  /** The public address; '' where none is delivered. */
  address?: string;
  /** Name of the address in that of its copy button. */
  addressName?: string;
  share?: ReactNode;
  /** At most two ways on, the primary one last. */
  actions?: ReactNode;
  onClose: () => void;
}

export const milestonePaper = {
  bgcolor: 'background.hero',
  m: { xs: 0, sm: 4 },
  width: { xs: '100%', sm: 'calc(100% - 64px)' },
  height: { xs: '100%', sm: 'auto' },
  maxHeight: { xs: 'none', sm: 'calc(100% - 64px)' },
  borderRadius: { xs: 0, sm: 1.5 },
} as const;

/** The actions stay in sight (ux 2.6). */
export function MilestoneContent(props: MilestoneContentProps) {
  const { headingId, title, text, mark, page, picture, actions, onClose } = props;
  const beside = picture ?? (page ? <PageThumbnail height={pageHeight}>{page}</PageThumbnail> : null);
  const { t } = useTranslation();
  return (
    <>
      <DialogContent sx={{ display: 'grid', px: { xs: 2, sm: 5 }, py: { xs: 2, sm: 4 } }}>
        <Box sx={beside ? besidePage : inOneColumn}>
          <Stack sx={{ gridArea: 'words', gap: 1.5, alignSelf: 'end', alignItems: beside ? atStart : 'center' }}>
            {mark ?? <AnimatedTick />}
            {/* The given English texts begin in lower case. */}
            <DialogHeading id={headingId} variant="h1" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
              {title}
            </DialogHeading>
            <Typography sx={{ maxWidth: '44ch' }}>{text}</Typography>
          </Stack>
          {beside ? <Box sx={openingPage}>{beside}</Box> : null}
          <Address {...props} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 5 } }}>
        <Button onClick={onClose}>{t('milestone.close')}</Button>
        {actions}
      </DialogActions>
    </>
  );
}

function Address({ address = '', addressName = '', share }: MilestoneContentProps) {
  if (!address) return null;
  return (
    <Stack sx={{ gridArea: 'address', gap: 1, width: '100%', alignSelf: 'start' }}>
      <Stack
        direction="row"
        sx={{
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          paddingInlineStart: 2,
          borderRadius: 1,
          bgcolor: 'background.raised',
        }}
      >
        <Box sx={{ minWidth: 0, textAlign: 'start', py: 1 }}>
          <SafeLink href={address} variant="body2">
            {address.replace(/^https?:\/\//, '')}
          </SafeLink>
        </Box>
        <CopyIconButton text={address} what={addressName} />
      </Stack>
      {share}
    </Stack>
  );
}

const inOneColumn = {
  // In the middle of a higher window, and from the top of a lower one.
  my: 'auto',
  display: 'grid',
  gap: 2,
  justifyItems: 'center',
  alignItems: 'center',
  textAlign: 'center',
  gridTemplateAreas: '"words"',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

const atStart = { xs: 'center', md: 'start' } as const;

const besidePage = {
  ...inOneColumn,
  columnGap: 5,
  gridTemplateAreas: { xs: '"words" "page" "address"', md: '"words page" "address page"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  justifyItems: atStart,
  textAlign: atStart,
} as const;

/** Leaves room for the address and the buttons in a low window, too. */
const pageHeight = { xs: 'clamp(6rem, 22dvh, 12rem)', md: 'clamp(12rem, 55dvh, 27rem)' };

const opening = keyframes`
  from { opacity: 0; transform: translateY(32px) scale(0.92); clip-path: inset(0 0 75% 0); }
  to { opacity: 1; transform: none; clip-path: inset(0); }
`;

const openingPage = ({ transitions: { duration, easing } }: Theme) => ({
  gridArea: 'page',
  display: 'flex',
  justifyContent: 'center',
  width: '100%',
  animation: `${opening} ${duration.complex}ms ${easing.easeOut} ${duration.shortest}ms both`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});
