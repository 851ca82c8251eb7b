import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { RadioField } from '@/ui/form/RadioField';
import { useTitleOptions } from '@/features/profile-fields';

interface TitleChoiceProps {
  profile: CompetenceProfile;
  gender: string | undefined;
  /** Opened by a click. */
  takesFocus: boolean;
}

export function TitleChoice({ profile, gender, takesFocus }: TitleChoiceProps) {
  const { t } = useTranslation('profiles');
  const choice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const { current } = choice;
    (current?.querySelector<HTMLElement>('input:checked') ?? current?.querySelector<HTMLElement>('input'))?.focus();
  }, [takesFocus]);
  return (
    <div ref={choice}>
      <RadioField
        name="title"
        label={t('title.label')}
        help={t('title.intro')}
        row
        optionSx={segmentOf}
        options={useTitleOptions(profile.title, gender)}
      />
    </div>
  );
}

/** An option drawn as a segment: the radio button covers the label, and its circle is hidden. */
const segmentOf = (isChosen: boolean) =>
  ({
    position: 'relative',
    m: 0,
    mr: 1,
    mb: 1,
    px: 2,
    minHeight: 44,
    border: 1,
    borderRadius: 1,
    borderColor: isChosen ? 'primary.main' : 'divider',
    color: isChosen ? 'primary.main' : 'text.primary',
    '&:hover': { bgcolor: 'action.hover' },
    '& .MuiFormControlLabel-label': { fontWeight: isChosen ? 600 : undefined },
    '& .MuiRadio-root': { position: 'absolute', inset: 0, borderRadius: 'inherit', '& > span': { opacity: 0 } },
    '@media (forced-colors: active)': isChosen ? { borderColor: 'Highlight', borderWidth: 2 } : {},
  }) as const;
