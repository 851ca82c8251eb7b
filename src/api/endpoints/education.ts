import { z } from '../schema/zod';
import { defineEndpoints } from '../endpoint';
import { Ids, LongText, RequiredText, Title } from '../schema/fields';
import { Discipline, ProfileRef } from '../schema/entities';
import { Ack, Created, entityOrNull } from '../schema/responses';
import { answerList, Flag, Id, listOf, withAliases, Text, TextOrName } from '../schema/wireTypes';

/** EDU-02, EDU-03; other values are shown as they come. */
export const educationTypes = ['university', 'apprenticeship', 'qualification'] as const;
export const educationGrades = [
  'bachelor',
  'diploma',
  'magister',
  'master',
  'state_examination',
  'other_degree',
  'without_degree',
  'specialist',
  'master_craftsman',
  'training',
  'certificate',
] as const;

export const Education = withAliases(
  {
    main: ['is_main'],
    institution: ['company', 'institution_name'],
    degree_name: ['degree'],
    city: ['location'],
    competence_profiles: ['connected_profiles', 'profiles'],
  },
  z.object({
    id: Id,
    type: Text,
    grade: Text,
    degree_name: Text,
    /** School or company. */
    institution: TextOrName,
    approved_by: TextOrName,
    city: TextOrName,
    disciplines: listOf(Discipline),
    /** Of the profile it was read with. */
    main: Flag,
    competence_profiles: listOf(ProfileRef),
  }),
).register(z.globalRegistry, { id: 'Education', namedBy: 'educationId' });
export type Education = z.output<typeof Education>;

export const EducationInput = z.object({
  type: RequiredText,
  grade: LongText,
  degree_name: Title,
  institution: LongText,
  approved_by: LongText,
  disciplines: Ids,
  city: LongText,
});

export const education = defineEndpoints('education', {
  listEducation: { method: 'get', path: '/education', summary: 'My education', response: answerList(Education) },
  createEducation: { method: 'post', creates: true, path: '/education', summary: 'Add an education', body: EducationInput, response: Created },
  updateEducation: {
    method: 'patch',
    path: '/education/:educationId',
    summary: 'Change an education',
    body: EducationInput,
    response: entityOrNull(Education, ['degree_name', 'disciplines']),
  },
  deleteEducation: { method: 'delete', path: '/education/:educationId', summary: 'Delete an education', response: Ack },
  attachEducation: {
    method: 'post',
    path: '/competenceprofile/:profileId/education-attach/:educationId',
    summary: 'Connect an education to a profile',
    response: Ack,
  },
  detachEducation: {
    method: 'post',
    path: '/competenceprofile/:profileId/education-detach/:educationId',
    summary: 'Take an education off a profile',
    response: Ack,
  },
  makeMainEducation: {
    method: 'patch',
    path: '/competenceprofile/:profileId/education/:educationId/main',
    summary: 'Make an education the main one of a profile',
    response: Ack,
  },
});
