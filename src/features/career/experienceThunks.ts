import { experience } from '@/api/endpoints/experience';
import { apiThunk } from '@/store/apiThunk';

export const fetchExperience = apiThunk(experience.listExperience, { quiet: true });

const reread = () => fetchExperience();

/* Their forms show the failure. */
export const createExperience = apiThunk(experience.createExperience, { quiet: true });
export const updateExperience = apiThunk(experience.updateExperience, { quiet: true, reread });

/* Pressed on a card: the failure becomes a message. */
export const deleteExperience = apiThunk(experience.deleteExperience, {
  failureText: 'profiles:experience.deleteFailed',
});
export const connectExperience = apiThunk(experience.connectExperience, {
  failureText: 'profiles:experience.connectFailed',
  reread,
});
export const makeMainExperience = apiThunk(experience.makeMainExperience, {
  failureText: 'profiles:experience.mainFailed',
  reread,
});
/** The second step after creating one: its own place tells that it failed, and offers it again. */
export const connectNewExperience = apiThunk(experience.connectExperience, { quiet: true, reread, as: 'new' });
