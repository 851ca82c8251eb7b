import type { Education } from '@/api/endpoints/education';
import { additionOf, changeOf, connectionOf, otherPublicProfiles } from '@/domain/careerEdit';
import { missingInEducation } from '@/domain/publishing';
import { failureOf } from '@/store/callResult';
import { addEducation, attachNew } from '@/entities/career/addEducation';
import {
  attachEducation,
  deleteEducation,
  detachEducation,
  fetchEducation,
  makeMainEducation,
  selectEducation,
  selectEducationRequest,
  updateEducation,
} from '@/entities/career/educationSlice';
import { CareerSection } from './CareerSection';
import { EducationCard } from './EducationCard';
import { EducationForm } from './EducationForm';
import type { EntryType, CareerSectionProps } from './entryType';
import { educationBody, type EducationValues } from './educationForm';

const education: EntryType<Education, EducationValues> = {
  name: 'education',
  drawing: 'post',
  list: 'educations',
  entriesOf: (profile) => profile.educations,
  nameOf: (entry) => entry.degree_name,
  fetchAll: () => fetchEducation(),
  selectAll: (state) => selectEducation(state),
  selectRequest: (state) => selectEducationRequest(state),
  add: (values, profile) => addEducation(educationBody(values), profile?.id ?? null),
  update: (saved, values) =>
    failureOf(updateEducation({ params: { educationId: saved.id }, body: educationBody(values) })),
  remove: (educationId) => failureOf(deleteEducation({ params: { educationId } })),
  setConnected: (profile, educationId, isConnected) =>
    failureOf((isConnected ? attachEducation : detachEducation)({ params: { profileId: profile.id, educationId } })),
  connectNew: (profile, educationId) => attachNew(profile.id, educationId),
  makeMain: (profileId, educationId) => failureOf(makeMainEducation({ params: { profileId, educationId } })),
  canDisconnectMain: (profile) => !profile.public,
  connectionOf: (entry) => connectionOf('educations', entry),
  editOf: (profileId, saved, values) => {
    if (!saved) return additionOf('educations', { id: '', ...values });
    const isLess = missingInEducation(values).length > missingInEducation(saved).length;
    const others = isLess ? otherPublicProfiles(saved.competence_profiles, profileId) : [];
    return changeOf('educations', saved.id, { city: values.city, disciplines: values.disciplines }, others);
  },
  removedText: 'career:education.deleted',
  Card: EducationCard,
  Form: EducationForm,
};

export function EducationSection(props: CareerSectionProps) {
  return <CareerSection {...props} type={education} />;
}
