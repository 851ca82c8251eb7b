import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { goToSection } from '@/ui/basics/focus';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';

const choicesId = 'verification-choices';

export function ChoicesSection({ children }: { children: ReactNode }) {
  return (
    <Box id={choicesId} sx={{ display: 'grid', gap: 3, scrollMarginTop: 16 }}>
      {children}
    </Box>
  );
}

export function goToChoices(): void {
  goToSection(choicesId);
}

const capital = { textTransform: 'uppercase' } as const;

/**
 * Everything that the button below confirms, in short, so that nothing is pre-set out of sight (D-48); a tap leads to the
 * questions. No text holds anybody's name: on a small phone it takes two rows at most.
 */
export function ChosenLine({ texts }: { texts: readonly string[] }) {
  const { t } = useTranslation('verification');
  return (
    <ButtonBase
      onClick={goToChoices}
      sx={{
        minHeight: 44,
        width: '100%',
        gap: 1,
        justifyContent: 'space-between',
        borderRadius: 1,
        typography: 'caption',
        color: 'text.secondary',
        textAlign: 'start',
      }}
    >
      <span>
        <VisuallyHidden>{t('toChoices')} </VisuallyHidden>
        {texts.map((text, index) => (
          <Fragment key={text}>
            {index > 0 ? ' ' : null}
            <Box component="span" sx={{ display: 'inline-block', '&::first-letter': index === 0 ? capital : {} }}>
              {text}
              {index < texts.length - 1 ? ' ·' : null}
            </Box>
          </Fragment>
        ))}
      </span>
      <UpIcon aria-hidden fontSize="small" />
    </ButtonBase>
  );
}
