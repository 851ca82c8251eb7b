import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLayout } from '@/ui/page/PageLayout';

interface AuthCardProps {
  title: string;
  intro?: ReactNode;
  links?: ReactNode;
  children: ReactNode;
}

export function AuthCard({ title, intro, links, children }: AuthCardProps) {
  return (
    <Stack sx={{ gap: 2, [lowWindow]: { gap: 0.5 } }}>
      {/* Otherwise the sticky actions of a step would stick to the card. */}
      <Card sx={card}>
        <PageLayout title={title} intro={intro} width="text" isWhole>
          {children}
        </PageLayout>
      </Card>
      {links ? <Stack sx={{ alignItems: 'center' }}>{links}</Stack> : null}
    </Stack>
  );
}

/** A small phone or a laptop, where the button of a form is to be in sight. */
export const lowWindow = '@media (max-height: 43.75em)';

const card = {
  overflow: 'visible',
  p: { xs: 2, sm: 3 },
  // The heading is placed as in `first.css`.
  [lowWindow]: { py: 2, '& header': { mb: 2 }, '& form': { gap: 1.5 } },
} as const;

/** Where the panel beside the form does not say what this is. */
export function GuestIntro() {
  const { t } = useTranslation('auth');
  return (
    <Box component="span" sx={{ display: { lg: 'none' } }}>
      {t('guest.sentence')}
    </Box>
  );
}
