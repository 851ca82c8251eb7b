import ArrowIcon from '@mui/icons-material/ArrowForwardOutlined';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldStarters, startQuestion } from '@/domain/questionStarters';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';

interface StarterLinksProps {
  /** What the questions are about; '' leaves their gap. */
  field: string;
  status: ReactNode;
}

/** Each opens the wizard of a new claim with a question from the user's own field (ux no. 29). */
export function StarterLinks({ field, status }: StarterLinksProps) {
  const { t } = useTranslation('newClaim');
  const id = useId();
  const patterns = fieldStarters.map((key) => t(`starters.${key}`));
  return (
    <>
      <Typography variant="caption" component="p" id={id} sx={{ color: 'text.secondary' }}>
        {t('starters.label')}
      </Typography>
      <Stack component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {patterns.map((pattern) => {
          const { question } = startQuestion(field, pattern, patterns);
          return (
            <li key={pattern}>
              <Link component={RouterLink} to={href('newClaim', undefined, { question })} underline="hover" sx={line}>
                {field ? question : pattern}
                <ArrowIcon fontSize="small" aria-hidden />
              </Link>
            </li>
          );
        })}
      </Stack>
      {status}
    </>
  );
}

const line = {
  minHeight: 44,
  py: 0.5,
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  overflowWrap: 'anywhere',
} as const;
