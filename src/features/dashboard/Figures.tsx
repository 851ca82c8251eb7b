import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { totalConfirmations } from '@/domain/confirmationCount';
import { withNumbersKept } from '@/domain/plainText';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';

/** A list is null where it could not be loaded. */
interface FiguresProps {
  profiles:
    | readonly { public: boolean; verification_count?: number | null; checkmarks?: { count: number | null } | null }[]
    | null;
  claims: readonly { status: string }[] | null;
}

export function Figures({ profiles, claims }: FiguresProps) {
  const { t } = useTranslation('dashboard');
  const countOf = (status: string) => claims?.filter((claim) => claim.status === status).length ?? 0;
  const detail = (key: 'published' | 'drafts' | 'paused', count: number) =>
    count > 0 ? t(`figures.${key}`, { count }) : '';
  const figures = [
    {
      label: t('figures.profiles'),
      to: href('profiles'),
      count: profiles?.length,
      details: [detail('published', profiles?.filter((profile) => profile.public).length ?? 0)],
    },
    {
      label: t('figures.claims'),
      to: href('claims'),
      count: claims?.length,
      details: [
        detail('published', countOf('published')),
        detail('drafts', countOf('draft')),
        detail('paused', countOf('paused')),
      ],
    },
    {
      label: t('figures.confirmations'),
      to: href('verifyCompetence'),
      // Null where the server does not tell.
      count: profiles ? totalConfirmations(profiles) : undefined,
      details: [(profiles?.length ?? 0) > 1 ? t('figures.ofAllProfiles') : ''],
    },
  ];
  const available = figures.filter(({ count }) => count !== null && count !== undefined);
  if (available.length === 0) return null;
  return (
    <Card component="section" aria-label={t('figures.label')} sx={line}>
      {available.map(({ label, to, count, details }) => (
        <CardActionArea key={label} component={RouterLink} to={to} sx={figure}>
          <Typography variant="display" component="span" sx={number}>
            {count}
          </Typography>{' '}
          <Box component="span" sx={{ minWidth: 0 }}>
            <Typography component="span" sx={name}>
              {label}{' '}
            </Typography>
            <Typography variant="caption" component="span" sx={facts}>
              {withNumbersKept(details.filter(Boolean).join(', '))}
            </Typography>
          </Box>
        </CardActionArea>
      ))}
    </Card>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  '& > * + *': { borderInlineStart: 1, borderColor: 'divider' },
} as const;

const figure = {
  flex: { xs: '1 1 auto', sm: '1 1 0' },
  width: 'auto',
  minWidth: 'min-content',
  minHeight: { sm: 94 },
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: 'center',
  justifyContent: 'flex-start',
  textAlign: { xs: 'center', sm: 'start' },
  columnGap: 2,
  px: { xs: 0.25, sm: 3 },
  py: 1.25,
  hyphens: 'auto',
} as const;

const number = {
  fontSize: { xs: 'h1.fontSize', sm: 'display.fontSize' },
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
} as const;

const name = {
  display: 'block',
  fontWeight: 600,
  fontSize: { xs: 'caption.fontSize', sm: 'body2.fontSize' },
  lineHeight: 1.4,
} as const;

const facts = { display: { xs: 'none', sm: 'block' }, color: 'text.secondary' } as const;
