import FanIcon from '@mui/icons-material/Favorite';
import NoFanIcon from '@mui/icons-material/FavoriteBorderOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { personalGroups, type PersonalRow } from '@/domain/verification';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { ChipGroup } from './ChipGroup';
import { ChoiceChip } from './ChoiceChip';
import { Section } from './Section';

type Answers = Record<string, Pick<PersonalRow, 'verified' | 'is_fan'>>;

interface PersonalListProps {
  rows: readonly PersonalRow[];
  /** The expert's first name, or what is known of the name. */
  firstname: string;
  /** Answers that change, by row key. */
  onChange: (answers: Answers) => void;
}

const fanIcons = { chosen: FanIcon, other: NoFanIcon };

/** One list with a caption for each section of the profile; what is confirmed can be recommended too (VER-08). */
export function PersonalList({ rows, firstname, onChange }: PersonalListProps) {
  const { t } = useTranslation('verification');
  const groups = personalGroups
    .map((group) => ({ group, rows: rows.filter((row) => row.group === group) }))
    .filter((entry) => entry.rows.length > 0);
  const isAllChosen = rows.every(({ verified }) => verified);
  const changeAll = (verified: boolean) =>
    onChange(Object.fromEntries(rows.map(({ key, is_fan }) => [key, { verified, is_fan }])));
  const labelOf = ({ group, name }: PersonalRow) => {
    if (group !== 'same_field') return name || t(`group.${group}`);
    return name ? t('sameFieldNamed', { name: firstname, field: name }) : t('sameField', { name: firstname });
  };
  return (
    <Section
      title={t('personalList')}
      hint={t('personalHint')}
      action={
        rows.length > 1 ? (
          <Button onClick={() => changeAll(!isAllChosen)}>{isAllChosen ? t('chooseNone') : t('chooseAll')}</Button>
        ) : null
      }
    >
      <Stack sx={{ gap: 2, p: 2 }}>
        {groups.map((entry) => (
          <ChipGroup key={entry.group} caption={t(`group.${entry.group}`)}>
            {entry.rows.map((row) => (
              <Fragment key={row.key}>
                <ChoiceChip
                  label={labelOf(row)}
                  detail={row.group === 'same_field' ? '' : row.detail}
                  chosen={row.verified}
                  onToggle={() => onChange({ [row.key]: { verified: !row.verified, is_fan: row.is_fan } })}
                />
                {row.verified ? (
                  <ChoiceChip
                    label={
                      <>
                        {t('fan')}
                        <VisuallyHidden>: {labelOf(row)}</VisuallyHidden>
                      </>
                    }
                    chosen={row.is_fan}
                    icons={fanIcons}
                    onToggle={() => onChange({ [row.key]: { verified: true, is_fan: !row.is_fan } })}
                  />
                ) : null}
              </Fragment>
            ))}
          </ChipGroup>
        ))}
      </Stack>
    </Section>
  );
}
