import { education } from '@/api/endpoints/education';
import { hasValues } from '@/domain/hasValues';
import { apiThunk } from '@/store/apiThunk';
import { confirmByProfile } from './confirmByProfile';

export const fetchEducation = apiThunk(education.listEducation, { quiet: true });

const reread = () => fetchEducation();

/* Their forms show the failure. */
export const createEducation = apiThunk(education.createEducation, { quiet: true });
export const updateEducation = apiThunk(education.updateEducation, {
  quiet: true,
  reread,
  confirm: {
    refetch: reread,
    isDone: (list, { params, body }) =>
      list?.some((entry) => entry.id === params.educationId && hasValues(entry, body)) ?? false,
  },
});

/* Pressed on a card: the failure becomes a message. */
export const deleteEducation = apiThunk(education.deleteEducation, {
  failureText: 'profiles:education.deleteFailed',
  confirm: {
    refetch: reread,
    isDone: (list, { params }) => list?.every(({ id }) => id !== params.educationId) ?? false,
  },
});

type ConnectionArgs = { params: { profileId: string; educationId: string } };

const attachment = {
  reread,
  confirm: confirmByProfile<ConnectionArgs>(({ educations }, { params }) =>
    educations.some(({ id }) => id === params.educationId),
  ),
};
export const attachEducation = apiThunk(education.attachEducation, {
  failureText: 'profiles:education.connectFailed',
  ...attachment,
});
export const detachEducation = apiThunk(education.detachEducation, {
  failureText: 'profiles:education.connectFailed',
  reread,
  confirm: confirmByProfile(({ educations }, { params }) => educations.every(({ id }) => id !== params.educationId)),
});
export const makeMainEducation = apiThunk(education.makeMainEducation, {
  failureText: 'profiles:education.mainFailed',
  reread,
  confirm: confirmByProfile(({ educations }, { params }) =>
    educations.some(({ id, main }) => id === params.educationId && main),
  ),
});
/** The second step after creating one: its own place tells that it failed, and offers it again. */
export const attachNewEducation = apiThunk(education.attachEducation, { quiet: true, as: 'new', ...attachment });
