import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '@/routes/navigation';
import { focusPageHeading } from '@/ui/basics/focus';
import { LanguageSwitch } from '@/ui/basics/LanguageSwitch';
import { Logo } from '@/ui/basics/Logo';
import { PageLayout } from '@/ui/page/PageLayout';
import { WizardProgress, type WizardStep } from './WizardProgress';

interface WizardPageProps<Key extends string> {
  /** What the open step asks: the page's h1, which takes the focus when the step changes. */
  question: string;
  intro?: ReactNode;
  steps: readonly WizardStep<Key>[];
  current: Key;
  /** Where what was typed is kept. */
  saveState: string;
  /** Where "finish later" leads; missing where the step itself asks that. */
  laterHref?: string | undefined;
  /** Explains what "finish later" leaves behind. */
  laterHint?: string | undefined;
  /** What concerns the page as a whole, above the question. */
  notice?: ReactNode;
  /** The column beside the step, from lg on; missing, the step stands alone, without a card around it. */
  asideRef?: Ref<HTMLElement> | undefined;
  children: ReactNode;
}

/** One question to a screen, in a page without a menu: progress and save state in the head, the result beside it. */
export function WizardPage<Key extends string>(props: WizardPageProps<Key>) {
  const { question, intro, steps, current, saveState, laterHref, laterHint, notice, asideRef, children } = props;
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    focusPageHeading();
    page.current?.scrollIntoView({ block: 'start' });
  }, [current]);
  return (
    <Box ref={page} sx={{ width: '100%', maxWidth: 1120, mx: 'auto', scrollMarginTop: '32px' }}>
      <WizardHead steps={steps} current={current} saveState={saveState} laterHref={laterHref} />
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
                // Or the actions of the step would not stick to the window.
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

type WizardHeadProps = Pick<WizardPageProps<string>, 'steps' | 'current' | 'saveState' | 'laterHref'>;

function WizardHead({ steps, current, saveState, laterHref }: WizardHeadProps) {
  const { t } = useTranslation('editing');
  const index = steps.findIndex(({ key }) => key === current);
  return (
    <Box sx={head}>
      <Box sx={{ gridArea: 'mark' }}>
        <Logo />
      </Box>
      <Box sx={{ gridArea: 'progress' }}>
        <WizardProgress steps={steps} current={index} />
      </Box>
      <Typography
        variant="caption"
        component="div"
        sx={{ gridArea: 'state', justifySelf: { sm: 'end' }, color: 'text.secondary' }}
      >
        {/* From sm on the progress names every step. */}
        <Box component="span" sx={{ display: { xs: 'block', sm: 'none' } }}>
          {t('wizard.place', { place: index + 1, count: steps.length })}
        </Box>
        <span role="status">{saveState}</span>
      </Typography>
      <Box
        sx={{ gridArea: 'language', justifySelf: 'end', marginInlineEnd: { xs: -1, sm: 0 }, color: 'text.secondary' }}
      >
        <LanguageSwitch />
      </Box>
      {laterHref ? (
        <Button
          component={RouterLink}
          to={laterHref}
          sx={(theme) => ({ gridArea: 'later', ...theme.mixins.textButtonAtEdge, marginInlineStart: 0 })}
        >
          {t('wizard.later')}
        </Button>
      ) : null}
    </Box>
  );
}

const head = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  rowGap: { xs: 1, sm: 2 },
  mb: { xs: 3, sm: 5 },
  gridTemplateColumns: { xs: '1fr auto', sm: 'auto 1fr auto auto' },
  gridTemplateAreas: {
    xs: '"mark language" "progress progress" "state later"',
    sm: '"mark state language later" "progress progress progress progress"',
  },
} as const;
