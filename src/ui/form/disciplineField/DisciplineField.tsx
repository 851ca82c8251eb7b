import { useTranslation } from 'react-i18next';
import type { Language } from '@/api/schema/languages';
import { useAppDispatch, useAppSelector, useRead } from '@/store/hooks';
import { searchDisciplines } from '@/entities/career/disciplines';
import { SearchField } from '@/ui/form/search/SearchField';
import { useController } from 'react-hook-form';
import type { Discipline } from '@/api/schema/entities';
import { suggestedDisciplines } from '@/domain/suggestedDisciplines';
import { selectEducation, selectExperience } from '@/entities/career/careerSlice';
import { DisciplineChips } from './DisciplineChips';
import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import { Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { DescendantChips } from './DescendantChips';

/** Fewer than for occupations, since the tree of disciplines is small. */
const minCharacters = 2;

interface DisciplineFieldProps {
  name: string;
  /** The form holds one discipline or null instead of a list. */
  single?: boolean;
  label?: string;
  locale: Language;
  /** An empty list suggests disciplines of the competence with this name; undefined for no suggestions. */
  competence?: string | undefined;
}

/** Disciplines of a form, `Discipline[]`: suggested, found by name, and narrowed down along their tree (PRO-21). */
export function DisciplineField({ name, single = false, label, locale, competence }: DisciplineFieldProps) {
  const { t } = useTranslation(['profiles', 'career']);
  const dispatch = useAppDispatch();
  return (
    <div>
      <SearchField
        name={name}
        label={label ?? t('career:disciplines.label')}
        {...(single ? {} : { help: t('career:disciplines.help') })}
        multiple={!single}
        optionsLang={locale}
        minLength={minCharacters}
        search={(text) => dispatch(searchDisciplines({ query: { name: text, locale } }))}
      />
      {competence === undefined ? null : <DisciplineSuggestions name={name} competence={competence} locale={locale} />}
      <DisciplineDescendants name={name} locale={locale} />
    </div>
  );
}

/** While a list of disciplines is empty: those of the profile's competence, and those of the user's other entries. */
function DisciplineSuggestions({ name, competence, locale }: { name: string; competence: string; locale: Language }) {
  const { t } = useTranslation(['profiles', 'career']);
  const { field } = useController({ name });
  const isEmpty = (field.value as Discipline[]).length === 0;
  const experience = useAppSelector(selectExperience);
  const education = useAppSelector(selectEducation);
  // What cannot be searched suggests nothing; the field itself says why.
  const result = useRead(
    searchDisciplines,
    isEmpty && competence !== '' ? { query: { name: competence, locale } } : null,
  );
  if (!isEmpty) return null;
  const suggested = suggestedDisciplines(
    result && 'data' in result ? result.data : [],
    [...experience, ...education].map((entry) => entry.disciplines),
  );
  return suggested.length === 0 ? null : (
    <DisciplineChips
      label={t('career:disciplines.suggestions')}
      disciplines={suggested}
      locale={locale}
      onChoose={(chosen) => field.onChange([chosen])}
    />
  );
}

/** A press on a chosen one shows its descendants, to add or to take instead; those of a new one are shown at once. */
function DisciplineDescendants({ name, locale }: { name: string; locale: Language }) {
  const { t } = useTranslation(['profiles', 'career']);
  const { field } = useController({ name });
  const value = field.value as Discipline[] | Discipline | null;
  const chosen = Array.isArray(value) ? value : value ? [value] : [];
  const [atFirst] = useState(() => chosen.map(({ id }) => id));
  const [pressed, setPressed] = useState<string | null>();
  if (chosen.length === 0) return null;
  const added = Array.isArray(value) ? chosen.findLast(({ id }) => !atFirst.includes(id))?.id : undefined;
  const openId = pressed === undefined ? added : pressed;
  const open = chosen.find(({ id }) => id === openId);
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('career:disciplines.precisely')}
        </Typography>
        {chosen.map((discipline) => {
          const isOpen = discipline === open;
          return (
            <Chip
              key={discipline.id}
              variant="outlined"
              label={<span lang={locale}>{discipline.name}</span>}
              aria-label={t('career:disciplines.narrow', { discipline: discipline.name })}
              aria-expanded={isOpen}
              icon={<ExpandIcon sx={{ rotate: isOpen ? '180deg' : '0deg' }} />}
              onClick={() => setPressed(isOpen ? null : discipline.id)}
            />
          );
        })}
      </Stack>
      {open ? (
        <DescendantChips
          key={`${open.id}-${locale}`}
          parent={open}
          locale={locale}
          taken={chosen}
          isAsked={pressed !== undefined}
          onAdd={(descendant) => {
            setPressed(open.id);
            field.onChange(Array.isArray(value) ? [...value, descendant] : descendant);
          }}
        />
      ) : null}
    </>
  );
}
