import DoneIcon from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

export interface WizardStep<Key extends string = string> {
  key: Key;
  name: string;
}

function stateOf(distance: number): 'done' | 'current' | 'ahead' {
  if (distance === 0) return 'current';
  return distance < 0 ? 'done' : 'ahead';
}

/** Every step by name; on a phone a progress bar, with the current step's name in the card. */
export function WizardProgress({ steps, current }: { steps: readonly WizardStep[]; current: number }) {
  const { t } = useTranslation(['editing', 'common']);
  return (
    <Stack
      component="ol"
      direction="row"
      aria-label={t('wizard.progress')}
      sx={{ listStyle: 'none', p: 0, m: 0, gap: 1 }}
    >
      {steps.map(({ key, name }, index) => {
        const state = stateOf(index - current);
        return (
          <Box
            component="li"
            key={key}
            aria-current={state === 'current' ? 'step' : undefined}
            sx={{
              flex: '1 1 0',
              minWidth: 0,
              pt: 1,
              borderTop: 4,
              borderColor: state === 'ahead' ? 'divider' : 'primary.main',
              '@media (forced-colors: active)': { borderColor: state === 'ahead' ? 'GrayText' : 'Highlight' },
            }}
          >
            <Typography
              variant="caption"
              sx={{
                display: { xs: 'none', sm: 'flex' },
                gap: 0.5,
                alignItems: 'center',
                color: state === 'current' ? 'text.primary' : 'text.secondary',
                fontWeight: state === 'current' ? 600 : undefined,
              }}
            >
              {state === 'done' ? <DoneIcon fontSize="inherit" titleAccess={t('common:readiness.done')} /> : null}
              {name}
            </Typography>
          </Box>
        );
      })}
    </Stack>
  );
}
