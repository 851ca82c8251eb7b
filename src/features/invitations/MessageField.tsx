import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/form/Field';
import { tones, type Tone } from './invitationNotes';

const starters = ['project', 'colleague', 'client'] as const;
const name = 'content';

/** What the invited person reads on the page, with three ways to begin; written text is never replaced. */
export function MessageField({ tone, help }: { tone: Tone; help: string }) {
  const { t } = useTranslation('endorsements');
  const { getValues, setValue } = useFormContext<{ content: string }>();
  const id = useId();
  const starterTexts = starters.flatMap((starter) => tones.map((one) => t(`starter.text.${starter}.${one}`)));
  const write = (text: string) => setValue(name, text, { shouldDirty: true });
  const begin = (text: string) => {
    const own = getValues(name).trim();
    write(own === '' || starterTexts.includes(own) ? text : `${own}\n\n${text}`);
  };

  // A starter follows the form of address; the user's own words do not.
  const followTone = useEffectEvent((next: Tone) => {
    const own = getValues(name).trim();
    const starter = starters.find((one) => tones.some((before) => t(`starter.text.${one}.${before}`) === own));
    if (starter) write(t(`starter.text.${starter}.${next}`));
  });
  useEffect(() => followTone(tone), [tone]);

  return (
    <div>
      <Field name={name} label={t('create.content')} help={help} rows={4} optional />
      <Typography id={id} variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1, mb: 0.5 }}>
        {t('starter.label')}
      </Typography>
      <Stack role="group" aria-labelledby={id} direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {starters.map((starter) => (
          <Chip
            key={starter}
            variant="outlined"
            sx={{ minHeight: 40, px: 0.5, typography: 'body2', '@media (pointer: coarse)': { minHeight: 44 } }}
            label={t(`starter.${starter}`)}
            onClick={() => begin(t(`starter.text.${starter}.${tone}`))}
          />
        ))}
      </Stack>
    </div>
  );
}
