import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { limits } from '@/api/schema/fields';
import { useAppSelector, useLoad } from '@/store/hooks';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { SelectField } from '@/ui/form/SelectField';
import { StatusView } from '@/ui/feedback/StatusView';
import { fetchCategories, selectCategories, selectCategoriesRequest } from '@/store/categoriesSlice';
import type { WizardValues } from './wizardForm';

const mostYears = Math.floor(limits.monthsOfExperience / 12);
const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => count);

/** Labels, fields and messages in one line each, also where a label wraps or one field shows an error. */
const besideEachOther = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 2,
  alignItems: 'start',
  '& > .MuiFormControl-root': { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  '& .MuiFormLabel-root': { alignSelf: 'end' },
} as const;

/** Field of work and experience; with them the profile is created (PRO-04). */
export function FieldStep() {
  const { t } = useTranslation('profiles');
  return (
    <>
      <AreaField />
      <Box sx={besideEachOther}>
        <SelectField
          name="years"
          size="short"
          label={t('wizard.years')}
          emptyLabel={t('wizard.choose')}
          options={upTo(mostYears).map((count) => ({ value: String(count), label: t('time.years', { count }) }))}
        />
        <SelectField
          name="months"
          size="short"
          label={t('wizard.months')}
          options={upTo(11).map((count) => ({ value: String(count), label: t('time.months', { count }) }))}
        />
      </Box>
    </>
  );
}

/** The areas delivered with the occupation; where none are, the categories that may be chosen. */
function AreaField() {
  const { t } = useTranslation('profiles');
  const locale = useWatch<WizardValues, 'language'>({ name: 'language' });
  const occupation = useWatch<WizardValues, 'occupation'>({ name: 'occupation' });
  const ofOccupation = occupation?.competence_areas ?? [];
  const categories = useAppSelector(selectCategories);
  const request = useAppSelector(selectCategoriesRequest);
  const reload = useLoad(fetchCategories, ofOccupation.length > 0 ? null : { query: { locale } }, request);
  const areas = ofOccupation.length > 0 ? ofOccupation : categories;
  return (
    <StatusView
      request={request}
      hasContent={areas.length > 0}
      skeleton={<ListSkeleton rows={1} height={72} />}
      onRetry={reload}
    >
      <SelectField
        name="competence_area_id"
        label={t('wizard.area')}
        help={occupation ? t('wizard.areaHelp', { occupation: occupation.name }) : undefined}
        emptyLabel={t('wizard.choose')}
        optionsLang={locale}
        options={areas.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </StatusView>
  );
}
