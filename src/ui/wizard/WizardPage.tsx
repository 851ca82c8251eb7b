import DoneIcon from '@mui/icons-material/CheckOutlined';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '@/routes/navigation';
import { focusPageHeading } from '@/ui/basics/focus';
import { LanguageSwitch } from '@/ui/basics/LanguageSwitch';
import { Logo } from '@/ui/basics/Logo';
import { littleRoom } from '@/ui/basics/stickyBar';
import { PageLayout } from '@/ui/page/PageLayout';

export interface WizardPageProps {
  /** The page's h1, which takes the focus when the step changes. */
  question: string;
  intro: string;
  stepNames: readonly string[];
  current: number;
  /** Text that says where and when the input was saved last. */
  saveState: string;
  /** Target of "finish later"; missing on the last step. */
  laterHref?: string | undefined;
  laterHint?: string | undefined;
  notice?: ReactNode;
  /** The column beside the step, from lg on; without one the step has no card. */
  asideRef?: Ref<HTMLElement> | undefined;
  children: ReactNode;
}

/** One question per screen, on a page without a menu: progress and save state in the head, the result beside it. */
export function WizardPage({ question, intro, laterHint, notice, asideRef, children, ...head }: WizardPageProps) {
  const { current } = head;
  const page = useRef<HTMLDivElement>(null);
  const previous = useRef(current);
  useEffect(() => {
    if (previous.current === current) return;
    previous.current = current;
    focusPageHeading();
    page.current?.scrollIntoView({ block: 'start' });
  }, [current]);
  return (
    <Box ref={page} sx={{ width: '100%', maxWidth: 1120, mx: 'auto', scrollMarginTop: '32px' }}>
      <WizardHead {...head} />
      {notice}
      <Box
        sx={{
          display: 'grid',
          columnGap: 6,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: asideRef ? 'minmax(0, 1fr) 360px' : 'minmax(0, 1fr)' },
        }}
      >
        <div>
          <PageLayout title={question} intro={intro} width="text">
            <Card
              sx={{
                // Otherwise the sticky actions of the step would stick to the card.
                overflow: 'visible',
                ...(asideRef ? { p: { xs: 2, sm: 3 } } : { border: 0, bgcolor: 'transparent' }),
              }}
            >
              {children}
            </Card>
          </PageLayout>
          {laterHint ? (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 2 }}>
              {laterHint}
            </Typography>
          ) : null}
        </div>
        {asideRef ? (
          <Box
            component="aside"
            ref={asideRef}
            sx={{ display: { xs: 'none', lg: 'block' }, position: 'sticky', top: '32px' }}
          />
        ) : null}
      </Box>
    </Box>
  );
}

type WizardHeadProps = Pick<WizardPageProps, 'stepNames' | 'current' | 'saveState' | 'laterHref'>;

function WizardHead({ stepNames, current, saveState, laterHref }: WizardHeadProps) {
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
function WizardProgress({ stepNames, current }: Pick<WizardPageProps, 'stepNames' | 'current'>) {
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
