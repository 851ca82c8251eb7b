import type { ApiFailure } from '@/api/client/failure';
import type { AppThunk } from '@/store/rootReducer';
import type { EducationBody } from '@/entities/career/addEducation';
import type { ExperienceBody } from '@/entities/career/addExperience';
import {
  inSendingOrder,
  lackingForProfile,
  missingFields,
  type ReviewedEducation,
  type ReviewedExperience,
  type ImportRow,
  type RowState,
} from './reviewRows';
import { entryCalls } from './ownCareer';

/** The profile that is to show what is taken over. */
export interface TargetProfile {
  id: string;
  isPublic: boolean;
}

/** Null for none, and for an incomplete entry of a public profile (D-62). */
export function profileToConnect(row: ImportRow, profile: TargetProfile | null): string | null {
  return profile === null || (profile.isPublic && lackingForProfile(row).length > 0) ? null : profile.id;
}

const idsOf = (disciplines: readonly { id: string }[]) => disciplines.map(({ id }) => id);
const experienceBody = ({ disciplines, ...values }: ReviewedExperience): ExperienceBody => ({
  ...values,
  quote: '',
  disciplines: idsOf(disciplines),
});
const educationBody = ({ disciplines, ...values }: ReviewedEducation): EducationBody => ({
  ...values,
  approved_by: '',
  disciplines: idsOf(disciplines),
});

/** Failures after which the next entry would fare no better. */
const hopeless = new Set<ApiFailure['kind']>(['unauthorized', 'forbidden', 'network', 'tooMany', 'aborted', 'server']);

interface TakeOver {
  rows: readonly ImportRow[];
  profile: TargetProfile | null;
  /** Asked between two entries. */
  isStopped: () => boolean;
  onState: (key: string, state: RowState) => void;
}

export function importEntries({ rows, profile, isStopped, onState }: TakeOver): AppThunk<Promise<void>> {
  return async (dispatch) => {
    for (const row of inSendingOrder(rows)) {
      if (isStopped()) break;
      const state = await dispatch(takeOverRow(row, profile, onState));
      onState(row.key, state);
      if ('failure' in state && hopeless.has(state.failure.kind)) break;
    }
  };
}

function takeOverRow(
  row: ImportRow,
  profile: TargetProfile | null,
  onState: TakeOver['onState'],
): AppThunk<Promise<RowState>> {
  return async (dispatch) => {
    const { key, state } = row;
    const connectTo = profileToConnect(row, profile);
    if (state.step === 'saved') {
      const failure = connectTo === null ? null : await dispatch(entryCalls[row.kind].connect(connectTo, state.id));
      return failure ? { ...state, failure } : { step: 'done' };
    }
    if (missingFields(row).length > 0) return { step: 'failed', failure: { kind: 'validation' } };
    onState(key, { step: 'sending' });
    const result = await dispatch(
      row.kind === 'experience'
        ? entryCalls.experience.add(experienceBody(row.values), connectTo)
        : entryCalls.education.add(educationBody(row.values), connectTo),
    );
    if (!('failure' in result)) {
      const { id, connectFailure } = result;
      return connectFailure ? { step: 'saved', id, failure: connectFailure } : { step: 'done' };
    }
    return { step: 'failed', failure: result.failure };
  };
}
