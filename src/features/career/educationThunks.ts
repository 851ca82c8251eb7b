import { education } from '@/api/endpoints/education';
import { apiThunk } from '@/store/apiThunk';

export const fetchEducation = apiThunk(education.listEducation, { quiet: true });

const reread = () => fetchEducation();

/* Their forms show the failure. */
export const createEducation = apiThunk(education.createEducation, { quiet: true });
export const updateEducation = apiThunk(education.updateEducation, { quiet: true, reread });

/* Pressed on a card: the failure becomes a message. */
export const deleteEducation = apiThunk(education.deleteEducation, {
  failureText: 'profiles:education.deleteFailed',
});
export const attachEducation = apiThunk(education.attachEducation, {
  failureText: 'profiles:education.connectFailed',
  reread,
});
export const detachEducation = apiThunk(education.detachEducation, {
  failureText: 'profiles:education.connectFailed',
  reread,
});
export const makeMainEducation = apiThunk(education.makeMainEducation, {
  failureText: 'profiles:education.mainFailed',
  reread,
});
/** The second step after creating one: its own place tells that it failed, and offers it again. */
export const attachNewEducation = apiThunk(education.attachEducation, { quiet: true, reread, as: 'new' });
