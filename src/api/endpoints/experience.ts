import { z } from '../schema/zod';
import { defineEndpoints } from '../endpoint';
import { monthOf, ruleError, Ids, ImageChoice, LongText, MonthInput, OptionalMonthInput, Title } from '../schema/fields';
import { Discipline, Image, ImageRef, ProfileRef } from '../schema/entities';
import { Ack, Created, entityOrNull } from '../schema/responses';
import { answerList, Flag, Id, IdInput, listOf, Day, withAliases, Text, TextOrName } from '../schema/wireTypes';

export const WorkExperience = withAliases(
  {
    main: ['is_main'],
    logo: ['company_logo', 'clogo'],
    image_gallery: ['images'],
    competence_profiles: ['connected_profiles', 'profiles'],
  },
  z.object({
    id: Id,
    job_title: Text,
    company_name: TextOrName,
    location: TextOrName,
    /** A day as delivered, of which the month counts. */
    start_date: Day,
    /** '' means until today (D-27). */
    end_date: Day,
    description: Text,
    quote: Text,
    disciplines: listOf(Discipline),
    /** Of the profile it was read with. */
    main: Flag,
    logo: ImageRef,
    image_gallery: listOf(Image),
    competence_profiles: listOf(ProfileRef),
  }),
).register(z.globalRegistry, { id: 'WorkExperience', namedBy: 'experienceId' });
export type WorkExperience = z.output<typeof WorkExperience>;

/** A work experience ends after it began, or goes on (D-27). */
export function endsInOrder(months: { start_date: string; end_date: string | null }): boolean {
  return months.end_date === null || monthOf(months.end_date) >= monthOf(months.start_date);
}

interface Period {
  start_date: string;
  end_date: string;
  ongoing: boolean;
}

/** A period goes on, or has an end (D-27). */
export function withPeriodRules<Schema extends z.ZodMiniType<Period>>(schema: Schema): Schema {
  return schema.check(
    z.refine(({ ongoing, end_date: end }) => ongoing || MonthInput.safeParse(end).success, ruleError('month', 'end_date')),
    z.refine((values) => values.ongoing || endsInOrder(values), ruleError('monthOrder', 'end_date', ['start_date'])),
  );
}

export const WorkExperienceInput = z
  .object({
    job_title: Title,
    company_name: Title,
    location: LongText,
    start_date: MonthInput,
    end_date: OptionalMonthInput,
    description: LongText,
    quote: LongText,
    disciplines: Ids,
  })
  .check(z.refine(endsInOrder, ruleError('monthOrder', 'end_date', ['start_date'])));
export const ChangedWorkExperienceInput = z.safeExtend(WorkExperienceInput, { id: IdInput });

/** Values of the `action` parameter of `connectExperience`. */
export const connectionActions = { connect: 'setconnection', disconnect: 'removeconnection' } as const;

export const experience = defineEndpoints('experience', {
  listExperience: { method: 'get', path: '/competenceprofile/experience', summary: 'My work experience', response: answerList(WorkExperience) },
  createExperience: {
    method: 'post',
    creates: true,
    path: '/competenceprofile/experience',
    summary: 'Add a work experience',
    body: WorkExperienceInput,
    response: Created,
  },
  updateExperience: {
    method: 'put',
    path: '/competenceprofile/experience',
    summary: 'Change a work experience',
    body: ChangedWorkExperienceInput,
    response: entityOrNull(WorkExperience, ['job_title', 'disciplines']),
  },
  deleteExperience: { method: 'delete', path: '/competenceprofile/experience/:experienceId', summary: 'Delete a work experience', response: Ack },
  connectExperience: {
    method: 'put',
    path: '/competenceprofile/experience/:action/:profileId/:experienceId',
    summary: 'Connect a work experience to a profile, or take it off',
    response: Ack,
  },
  attachLogo: {
    method: 'post',
    path: '/competenceprofile/experience/:experienceId/clogo-attach',
    summary: 'Attach a library image as the company logo',
    body: ImageChoice,
    response: Ack,
  },
  detachLogo: {
    method: 'post',
    path: '/competenceprofile/experience/:experienceId/clogo-detach',
    summary: 'Detach the company logo',
    body: ImageChoice,
    response: Ack,
  },
  attachImage: {
    method: 'post',
    path: '/competenceprofile/experience/:experienceId/image-gallery-attach',
    summary: 'Attach a library image to the gallery',
    body: ImageChoice,
    response: Ack,
  },
  detachImage: {
    method: 'post',
    path: '/competenceprofile/experience/:experienceId/image-gallery-detach',
    summary: 'Detach an image from the gallery',
    body: ImageChoice,
    response: Ack,
  },
  makeMainExperience: {
    method: 'patch',
    path: '/competenceprofile/:profileId/experience/:experienceId/main',
    summary: 'Make a work experience the main one of a profile',
    response: Ack,
  },
});
