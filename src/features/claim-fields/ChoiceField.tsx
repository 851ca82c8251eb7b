import { useTranslation } from 'react-i18next';
import type { ProfileRef } from '@/api/schema/entities';
import type { FieldFrameProps } from '@/ui/form/FieldFrame';
import type { SelectOption } from '@/ui/form/options';
import { RadioField } from '@/ui/form/RadioField';
import { FilterField } from '@/ui/form/search/FilterField';
import { useOwnProfileName } from '@/ui/text/useOwnProfileName';

/** The label says whether the profile is paused (CLA-13). */
export function useProfileOption(): (profile: ProfileRef) => { value: string; label: string } {
  const { t } = useTranslation('claims');
  const nameOf = useOwnProfileName();
  return (profile) => {
    const name = nameOf(profile) || t('wizard.unnamedProfile');
    return { value: profile.id, label: profile.public === false ? t('wizard.pausedProfile', { name }) : name };
  };
}

/** More options than this are searched instead of all shown. */
const radioLimit = 20;

export function ChoiceField(props: FieldFrameProps & { options: readonly SelectOption[] }) {
  return props.options.length <= radioLimit ? <RadioField {...props} /> : <FilterField {...props} />;
}
