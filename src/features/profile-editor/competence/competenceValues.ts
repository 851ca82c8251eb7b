import type { ApiFailure } from '@/api/client/failure';
import { ruleError } from '@/api/schema/fields';
import type { Language } from '@/api/schema/languages';
import { z } from '@/api/schema/zod';
import { matchesInput } from '@/domain/matchesInput';
import { noticeAdded } from '@/store/notices';
import type { AppThunk } from '@/store/rootReducer';
import { failureOf } from '@/store/callResult';
import {
  saveCompetences,
  selectCompetences,
  selectProfile,
  setCompetence,
  subjectOf,
} from '@/entities/profile/profilesSlice';
import { SearchOption } from '@/ui/form/useSearch';

interface CompetenceFacts {
  /** The subject the profile has. */
  present: { id: string; name: string } | null;
  /** The subject is chosen from a list, and not searched for. */
  isListed: boolean;
  /** How many competences there is room for; null where that is not known. */
  max: number | null;
  competences: { id: string; name: string }[];
}

/** A present subject may be changed, but not removed. */
export function competenceValues({ present, isListed, max, competences }: CompetenceFacts) {
  const subjectId = present ? z.string().check(z.minLength(1)) : z.string();
  const list = z.array(SearchOption);
  const schema = z
    .object({
      subject_category_id: z.optional(subjectId),
      subject: z.optional(z.nullable(SearchOption)),
      competences: max === null ? list : list.check(z.maxLength(max)),
    })
    .check(z.refine(({ subject }) => subject !== null || present === null, ruleError('fromList', 'subject')));
  const subject = isListed ? { subject_category_id: present?.id ?? '' } : { subject: present };
  return { schema, defaultValues: { ...subject, competences } };
}

interface CompetenceFormValues {
  subject_category_id?: string | undefined;
  subject?: { id: string } | null | undefined;
  competences: readonly { id: string }[];
}

/** Sends what differs from what the server holds: after a failure, only what is still missing (quality T30). */
export function saveCompetence(
  profileId: string,
  locale: Language,
  { subject_category_id, subject, competences }: CompetenceFormValues,
): AppThunk<Promise<ApiFailure | null>> {
  return async (dispatch, getState) => {
    const params = { profileId };
    const profile = selectProfile(getState(), profileId);
    const held = subjectOf(profile)?.id ?? '';
    const chosen = subject_category_id ?? subject?.id ?? '';
    if (chosen !== '' && chosen !== held) {
      const failure = await dispatch(failureOf(setCompetence({ params, body: { subject_category_id: chosen } })));
      if (failure) return failure;
    }
    const body = { competences: competences.map(({ id }) => id) };
    const found = selectCompetences(getState(), profileId);
    if (!found || !matchesInput(found, body)) {
      const failure = await dispatch(failureOf(saveCompetences({ params, query: { locale }, body })));
      if (failure) return failure;
    }
    dispatch(noticeAdded({ severity: 'success', textKey: 'profiles:competence.saved' }));
    return null;
  };
}
