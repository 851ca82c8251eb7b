import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import Avatar from '@mui/material/Avatar';
import { useTranslation } from 'react-i18next';
import type { Education } from '@/api/endpoints/education';
import { missingInEducation } from '@/domain/publishing';
import { otherProfiles, type EntryOfProfile } from '@/domain/careerEntry';
import { EntryCard } from './EntryCard';
import { useEducationTexts } from '@/ui/text/useEducationTexts';

interface EducationCardProps extends EntryOfProfile {
  entry: Education;
}

/** One education beside the open profile (EDU-04, EDU-05). */
export function EducationCard(props: EducationCardProps) {
  const { entry, profileId, nameOfProfile, isConnected, isMain, isProfilePublic, busy, ...on } = props;
  const { t } = useTranslation('profiles');
  const { typeText, gradeText } = useEducationTexts();
  const { degree_name, type, grade, institution, city, approved_by, disciplines } = entry;
  const mainRefusal = isMain ? t('education.isMain') : isConnected ? undefined : t('education.connectFirst');
  return (
    <EntryCard
      title={degree_name || t('education.untitled')}
      lines={[
        [institution, city].filter(Boolean).join(' · '),
        [typeText(type), gradeText(grade)].filter(Boolean).join(' · '),
        approved_by ? t('education.approvedByName', { name: approved_by }) : '',
      ]}
      picture={
        <Avatar variant="rounded" aria-hidden>
          <SchoolIcon />
        </Avatar>
      }
      tags={disciplines.map(({ name }) => name)}
      missing={missingInEducation(entry).map((field) => ({
        label: t(`education.missing.${field}`),
        onFix: () => on.onEdit(field),
      }))}
      busy={busy}
      connected={{ value: isConnected, onChange: on.onConnect }}
      staysConnected={isMain && isProfilePublic ? t('education.mainStays') : undefined}
      isKept={isMain && isProfilePublic}
      main={{
        value: isMain,
        name: t('education.main'),
        label: t('education.makeMain'),
        onChange: on.onMakeMain,
        refusal: mainRefusal,
      }}
      elsewhere={otherProfiles(entry.competence_profiles, profileId, nameOfProfile)}
      onEdit={() => on.onEdit()}
      onDelete={on.onDelete}
    />
  );
}
