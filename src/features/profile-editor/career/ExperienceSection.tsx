import type { WorkExperience } from '@/api/endpoints/experience';
import { additionOf, changeOf, connectionOf, noEdit, otherPublicProfiles } from '@/domain/careerEdit';
import { missingInExperience } from '@/domain/publishing';
import { failureOf } from '@/store/callResult';
import { addExperience, connectNew, setConnected } from '@/entities/career/addExperience';
import {
  deleteExperience,
  fetchExperience,
  makeMainExperience,
  selectExperience,
  selectExperienceRequest,
  updateExperience,
} from '@/entities/career/experienceSlice';
import { CareerSection } from './CareerSection';
import { ExperienceForm } from './ExperienceForm';
import type { CareerProfile, CareerSectionProps, EntryOfProfile, EntryType } from './entryType';
import { experienceBody, type ExperienceValues } from './experienceForm';
import { useTranslation } from 'react-i18next';
import { factsText } from '@/domain/plainText';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { usePeriodText } from '@/ui/text/useExperienceTime';
import { EntryCard } from './EntryCard';

/** The first work experience of a profile becomes its main one. */
const showing = ({ id, work_experiences }: CareerProfile) => ({ id, mainIfFirst: work_experiences.length === 0 });

const experience: EntryType<WorkExperience, ExperienceValues> = {
  name: 'experience',
  drawing: 'profile',
  list: 'work_experiences',
  entriesOf: (profile) => profile.work_experiences,
  nameOf: (entry) => entry.job_title,
  fetchAll: () => fetchExperience(),
  selectAll: (state) => selectExperience(state),
  selectRequest: (state) => selectExperienceRequest(state),
  add: (values, profile, finish) =>
    addExperience(experienceBody(values), profile && values.connect ? showing(profile) : null, finish),
  update: (saved, values) => failureOf(updateExperience({ body: { id: saved.id, ...experienceBody(values, saved) } })),
  remove: (experienceId) => failureOf(deleteExperience({ params: { experienceId } })),
  setConnected: (profile, experienceId, isConnected) => setConnected(showing(profile), experienceId, isConnected),
  connectNew: (profile, experienceId) => connectNew(showing(profile), experienceId),
  makeMain: (profileId, experienceId) => failureOf(makeMainExperience({ params: { profileId, experienceId } })),
  canDisconnectMain: () => false,
  connectionOf: (entry) => connectionOf('work_experiences', entry),
  editOf: (profileId, saved, values) => {
    if (!saved) return values.connect ? additionOf('work_experiences', { id: '', main: false, ...values }) : noEdit;
    const isLess = missingInExperience(values).length > missingInExperience(saved).length;
    const others = isLess ? otherPublicProfiles(saved.competence_profiles, profileId) : [];
    const { location, disciplines } = values;
    return changeOf('work_experiences', saved.id, { location, disciplines }, others);
  },
  Card: ExperienceCard,
  Form: ExperienceForm,
};

export function ExperienceSection(props: CareerSectionProps) {
  return <CareerSection {...props} type={experience} />;
}

/** One work experience beside the open profile (EXP-02, EXP-03). */
function ExperienceCard({ entry, ...ofProfile }: EntryOfProfile & { entry: WorkExperience }) {
  const { t } = useTranslation('profiles');
  const periodText = usePeriodText(t('experience.today'));
  const { job_title, company_name, location, start_date, end_date, logo, disciplines } = entry;
  return (
    <EntryCard
      {...ofProfile}
      name="experience"
      lines={[factsText([company_name, location]), periodText(start_date, end_date)]}
      picture={
        <PersonAvatar
          id={company_name || entry.id}
          name={company_name || job_title}
          url={logo?.url}
          alt={logo?.alt ?? ''}
          size={5}
          variant="rounded"
        />
      }
      tags={disciplines.map(({ name }) => name)}
      missing={missingInExperience(entry).map((field) => ({ field, label: t(`experience.missing.${field}`) }))}
    />
  );
}
