import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import HintIcon from '@mui/icons-material/TipsAndUpdatesOutlined';
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Check } from '@/domain/publishing';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';

export interface ReadinessChecklistProps<Rule extends string> {
  checks: readonly Check<Rule>[];
  /** Sentence of a rule, said the same way whether it is done or open. */
  textOf: (rule: Rule) => string;
  /** Leads to where the rule can be fulfilled. */
  onGoTo: (check: Check<Rule>) => void;
}

const icons = { done: DoneIcon, open: OpenIcon, hint: HintIcon } as const;
const colors = { done: 'success.main', open: 'warning.main', hint: 'text.secondary' } as const;

/** The conditions of publishing: met, still missing, or merely helpful, each with a way there (ux no. 3). */
export function ReadinessChecklist<Rule extends string>({ checks, textOf, onGoTo }: ReadinessChecklistProps<Rule>) {
  const { t } = useTranslation();
  return (
    <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 1.5 }}>
      {checks.map((check) => {
        const state = check.done ? 'done' : check.kind === 'hint' ? 'hint' : 'open';
        const Icon = icons[state];
        return (
          <Stack component="li" direction="row" key={check.rule} sx={{ gap: 1.5, alignItems: 'flex-start' }}>
            <Icon fontSize="small" aria-hidden sx={{ color: colors[state], mt: 0.25 }} />
            <div>
              <Typography variant="body2">{textOf(check.rule)}</Typography>
              {check.done ? (
                // The sign says it; repeated beside every line it would drown what is still open.
                <VisuallyHidden>{t('readiness.done')}</VisuallyHidden>
              ) : (
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {t(`readiness.${state}`)}
                  <Link component="button" type="button" variant="caption" sx={{ ml: 1 }} onClick={() => onGoTo(check)}>
                    {t('readiness.goThere')}
                  </Link>
                </Typography>
              )}
            </div>
          </Stack>
        );
      })}
    </Stack>
  );
}
