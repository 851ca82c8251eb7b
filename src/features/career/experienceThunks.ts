import { connectionActions, experience } from '@/api/endpoints/experience';
import { hasValues } from '@/domain/hasValues';
import { apiThunk } from '@/store/apiThunk';
import { confirmByProfile } from './confirmByProfile';

export const fetchExperience = apiThunk(experience.listExperience, { quiet: true });

const reread = () => fetchExperience();

/* Their forms show the failure. */
export const createExperience = apiThunk(experience.createExperience, { quiet: true });
export const updateExperience = apiThunk(experience.updateExperience, {
  quiet: true,
  reread,
  confirm: { refetch: reread, isDone: (list, { body }) => list?.some((entry) => hasValues(entry, body)) ?? false },
});

/* Pressed on a card: the failure becomes a message. */
export const deleteExperience = apiThunk(experience.deleteExperience, {
  failureText: 'profiles:experience.deleteFailed',
  confirm: {
    refetch: reread,
    isDone: (list, { params }) => list?.every(({ id }) => id !== params.experienceId) ?? false,
  },
});

/** Connecting and disconnecting are one call. */
const connection = {
  reread,
  confirm: confirmByProfile<{ params: { action: string; profileId: string; experienceId: string } }>(
    ({ work_experiences }, { params }) =>
      work_experiences.some(({ id }) => id === params.experienceId) === (params.action === connectionActions.connect),
  ),
};
export const connectExperience = apiThunk(experience.connectExperience, {
  failureText: 'profiles:experience.connectFailed',
  ...connection,
});
export const makeMainExperience = apiThunk(experience.makeMainExperience, {
  failureText: 'profiles:experience.mainFailed',
  reread,
  confirm: confirmByProfile(({ work_experiences }, { params }) =>
    work_experiences.some(({ id, main }) => id === params.experienceId && main),
  ),
});
/** The second step after creating one: its own place tells that it failed, and offers it again. */
export const connectNewExperience = apiThunk(experience.connectExperience, { quiet: true, as: 'new', ...connection });
