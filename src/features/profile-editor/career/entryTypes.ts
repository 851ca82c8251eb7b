import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { Education } from '@/api/endpoints/education';
import type { WorkExperience } from '@/api/endpoints/experience';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { ProfileRef } from '@/api/schema/entities';
import type { z } from '@/api/schema/zod';
import type { CareerList } from '@/domain/careerEdit';
import type { AddResult } from '@/domain/careerEntry';
import { factsText } from '@/domain/plainText';
import { missingInEducation, missingInExperience } from '@/domain/publishing';
import { type CallThunk, failureOf } from '@/store/callResult';
import type { RunningRequest } from '@/store/hooks';
import type { AppThunk, RootState } from '@/store/rootReducer';
import type { RequestState } from '@/store/trackRequest';
import { addEducation, addExperience, attachNew, connectNew, setConnected } from '@/entities/career/addEntry';
import {
  attachEducation,
  checkEducation,
  checkExperience,
  deleteEducation,
  deleteExperience,
  detachEducation,
  fetchEducation,
  fetchExperience,
  makeMainEducation,
  makeMainExperience,
  selectEducation,
  selectEducationRequest,
  selectExperience,
  selectExperienceRequest,
  updateEducation,
  updateExperience,
} from '@/entities/career/careerSlice';
import { experienceGallery, experienceLogo } from '@/entities/career/experienceImages';
import type { Galleries } from '@/ui/images/useFollowingImages';
import { useEducationTexts } from '@/ui/text/useEducationTexts';
import { usePeriodText } from '@/ui/text/useExperienceTime';
import { EducationFields } from './EducationFields';
import {
  educationBody,
  educationFormValues,
  EducationValues,
  type EntryFieldsProps,
  experienceBody,
  experienceFormValues,
  ExperienceValues,
} from './entryValues';
import { ExperienceFields } from './ExperienceFields';

export type EntryName = 'experience' | 'education';

export interface CareerEntry {
  id: string;
  main: boolean;
  disciplines: readonly { name: string }[];
  competence_profiles: readonly ProfileRef[];
}

/** `connect`: whether the open profile is to show a new entry, where the form asks. */
export type EntryValues = Record<string, unknown> & { connect?: boolean };

export type CareerProfile = Pick<CompetenceProfile, 'id' | 'public' | 'work_experiences' | 'educations'>;

export interface EntryCardContent {
  /** Company and place, period: what is known. */
  lines: readonly string[];
  picture: { id: string; name: string; url?: string | undefined; alt?: string };
  /** Fields that publishing still needs, each with the label of its button. */
  missing: readonly { label: string; field: string }[];
}

type Write = AppThunk<Promise<ApiFailure | null>>;

/** What takes an entry or its values is a method, so that a component can take either kind. */
export interface EntryType<Entry extends CareerEntry = CareerEntry, Values extends EntryValues = EntryValues> {
  name: EntryName;
  drawing: 'profile' | 'post';
  list: CareerList;
  entriesOf: (profile: CareerProfile) => readonly Entry[];
  /** `''` for one without a name. */
  nameOf(entry: Entry): string;
  missingIn(entry: Entry | Values): readonly string[];
  fetchAll: () => AppThunk<RunningRequest>;
  /** Reads the newest versions, for a form. */
  checkAll: () => CallThunk<Entry[]>;
  selectAll: (state: RootState) => readonly Entry[];
  selectRequest: (state: RootState) => RequestState;
  /** Creates an entry and connects it with the profile, where one is given. */
  add(
    values: Values,
    profile: CareerProfile | null,
    finish: (entryId: string) => Promise<unknown>,
  ): AppThunk<Promise<AddResult>>;
  update(saved: Entry, values: Values): Write;
  remove: (entryId: string) => Write;
  setConnected: (profile: CareerProfile, entryId: string, isConnected: boolean) => Write;
  /** Connects an entry that was just created; its alert shows the failure. */
  connectNew: (profile: CareerProfile, entryId: string) => Write;
  makeMain: (profileId: string, entryId: string) => Write;
  /** Whether a profile's main entry may be disconnected from it (EXP-03). */
  canDisconnectMain: (profile: CareerProfile) => boolean;
  removedText?: 'career:education.deleted';
  schema: z.ZodMiniType<Values, Values>;
  valuesOf(entry?: Entry, others?: readonly Entry[]): Values;
  galleries: Galleries<string>;
  Fields(this: void, props: EntryFieldsProps<Entry>): ReactNode;
  contentOf(entry: Entry, texts: EntryTexts): EntryCardContent;
}

/** The first work experience of a profile becomes its main one. */
const showing = ({ id, work_experiences }: CareerProfile) => ({ id, mainIfFirst: work_experiences.length === 0 });

export const experience: EntryType<WorkExperience, ExperienceValues> = {
  name: 'experience',
  drawing: 'profile',
  list: 'work_experiences',
  entriesOf: (profile) => profile.work_experiences,
  nameOf: (entry) => entry.job_title,
  missingIn: missingInExperience,
  fetchAll: fetchExperience,
  checkAll: checkExperience,
  selectAll: selectExperience,
  selectRequest: selectExperienceRequest,
  add: (values, profile, finish) => addExperience(experienceBody(values), profile && showing(profile), finish),
  update: (saved, values) => failureOf(updateExperience({ body: { id: saved.id, ...experienceBody(values, saved) } })),
  remove: (experienceId) => failureOf(deleteExperience({ params: { experienceId } })),
  setConnected: (profile, experienceId, isConnected) => setConnected(showing(profile), experienceId, isConnected),
  connectNew: (profile, experienceId) => connectNew(showing(profile), experienceId),
  makeMain: (profileId, experienceId) => failureOf(makeMainExperience({ params: { profileId, experienceId } })),
  canDisconnectMain: () => false,
  schema: ExperienceValues,
  valuesOf: experienceFormValues,
  galleries: {
    logo: { targetOf: (experienceId) => experienceLogo({ experienceId }), isMultiple: false },
    gallery: { targetOf: (experienceId) => experienceGallery({ experienceId }), isMultiple: true },
  },
  Fields: ExperienceFields,
  contentOf: experienceContent,
};

export const education: EntryType<Education, EducationValues> = {
  name: 'education',
  drawing: 'post',
  list: 'educations',
  entriesOf: (profile) => profile.educations,
  nameOf: (entry) => entry.degree_name,
  missingIn: missingInEducation,
  fetchAll: fetchEducation,
  checkAll: checkEducation,
  selectAll: selectEducation,
  selectRequest: selectEducationRequest,
  add: (values, profile) => addEducation(educationBody(values), profile?.id ?? null),
  update: ({ id }, values) => failureOf(updateEducation({ params: { educationId: id }, body: educationBody(values) })),
  remove: (educationId) => failureOf(deleteEducation({ params: { educationId } })),
  setConnected: (profile, educationId, isConnected) =>
    failureOf((isConnected ? attachEducation : detachEducation)({ params: { profileId: profile.id, educationId } })),
  connectNew: (profile, educationId) => attachNew(profile.id, educationId),
  makeMain: (profileId, educationId) => failureOf(makeMainEducation({ params: { profileId, educationId } })),
  canDisconnectMain: (profile) => !profile.public,
  removedText: 'career:education.deleted',
  schema: EducationValues,
  valuesOf: educationFormValues,
  galleries: {},
  Fields: EducationFields,
  contentOf: educationContent,
};

type EntryTexts = ReturnType<typeof useEntryTexts>;

export function useEntryTexts() {
  const { t } = useTranslation('profiles');
  return { t, periodText: usePeriodText(t('experience.today')), ...useEducationTexts() };
}

function experienceContent(entry: WorkExperience, { t, periodText }: EntryTexts): EntryCardContent {
  const { job_title, company_name, location, start_date, end_date, logo } = entry;
  return {
    lines: [factsText([company_name, location]), periodText(start_date, end_date)],
    picture: {
      id: company_name || entry.id,
      name: company_name || job_title,
      url: logo?.url,
      alt: logo?.alt ?? '',
    },
    missing: missingInExperience(entry).map((field) => ({ field, label: t(`experience.missing.${field}`) })),
  };
}

function educationContent(entry: Education, { t, typeText, gradeText }: EntryTexts): EntryCardContent {
  const { degree_name, type, grade, institution, city, approved_by } = entry;
  return {
    lines: [
      factsText([institution, city]),
      factsText([typeText(type), gradeText(grade)]),
      approved_by ? t('education.approvedByName', { name: approved_by }) : '',
    ],
    picture: { id: institution || entry.id, name: institution || degree_name },
    missing: missingInEducation(entry).map((field) => ({ field, label: t(`education.missing.${field}`) })),
  };
}
