import DoneIcon from '@mui/icons-material/CheckOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '@/routes/navigation';
import { LanguageSwitch } from '@/ui/basics/LanguageSwitch';
import { Logo } from '@/ui/basics/Logo';
import { littleRoom } from '@/ui/basics/stickyBar';

export interface WizardHeadProps {
  stepNames: readonly string[];
  current: number;
  saveState: string;
  /** Target of "finish later"; missing on the last step. */
  laterHref?: string | undefined;
}

export function WizardHead({ stepNames, current, saveState, laterHref }: WizardHeadProps) {
  const { t } = useTranslation('editing');
  return (
    <Box sx={headGrid}>
      <Box sx={{ gridArea: 'mark' }}>
        <Logo />
      </Box>
      <Box sx={{ gridArea: 'progress' }}>
        <WizardProgress stepNames={stepNames} current={current} />
      </Box>
      <Typography
        variant="caption"
        component="div"
        sx={{ gridArea: 'state', justifySelf: { sm: 'end' }, color: 'text.secondary' }}
      >
        {/* From sm on the progress names every step. */}
        <Box component="span" sx={{ display: { xs: 'block', sm: 'none' } }}>
          {t('wizard.place', { place: current + 1, count: stepNames.length })}
        </Box>
        <span role="status">{saveState}</span>
      </Typography>
      <Box
        sx={{
          gridArea: 'language',
          justifySelf: 'end',
          // At the end of the line, its text is aligned with the page; "later" has a gap before it already.
          marginInlineEnd: { xs: -1, sm: laterHref ? 0 : -3 },
          color: 'text.secondary',
        }}
      >
        <LanguageSwitch />
      </Box>
      {laterHref ? (
        <Button
          component={RouterLink}
          to={laterHref}
          sx={(theme) => ({
            gridArea: 'later',
            justifySelf: 'end',
            ...theme.mixins.textButtonAtEdge,
            marginInlineStart: 0,
          })}
        >
          {t('wizard.later')}
        </Button>
      ) : null}
    </Box>
  );
}

const headGrid = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  rowGap: { xs: 1, sm: 2 },
  mb: { xs: 3, sm: 5 },
  // Room for a further field on a laptop.
  '@media (max-height: 43.75em)': { rowGap: 1, mb: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'auto 1fr auto auto' },
  gridTemplateAreas: {
    xs: '"mark language" "progress progress" "state later"',
    sm: '"mark state language later" "progress progress progress progress"',
  },
  [littleRoom]: { gridTemplateAreas: '"mark language" "progress progress" "state state" "later later"' },
} as const;

/** On a phone only a bar, since the head and the question name the open step there. */
function WizardProgress({ stepNames, current }: Pick<WizardHeadProps, 'stepNames' | 'current'>) {
  const { t } = useTranslation(['editing', 'common']);
  return (
    <Stack
      component="ol"
      direction="row"
      aria-label={t('wizard.progress')}
      sx={{ listStyle: 'none', p: 0, m: 0, gap: 1 }}
    >
      {stepNames.map((name, index) => (
        <Box
          component="li"
          key={name}
          aria-current={index === current ? 'step' : undefined}
          sx={{
            flex: '1 1 0',
            minWidth: 0,
            pt: 1,
            borderTop: 4,
            borderColor: index > current ? 'divider' : 'primary.main',
            '@media (forced-colors: active)': { borderColor: index > current ? 'GrayText' : 'Highlight' },
          }}
        >
          <Typography
            variant="caption"
            sx={{
              display: { xs: 'none', sm: 'flex' },
              gap: 0.5,
              alignItems: 'center',
              color: index === current ? 'text.primary' : 'text.secondary',
              fontWeight: index === current ? 600 : undefined,
            }}
          >
            {index < current ? <DoneIcon fontSize="inherit" titleAccess={t('common:readiness.done')} /> : null}
            {name}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
