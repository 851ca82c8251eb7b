import type { ApiFailure } from '@/api/client/failure';
import type { EndpointArgs } from '@/api/endpoint';
import type { education } from '@/api/endpoints/education';
import type { experience } from '@/api/endpoints/experience';
import type { AddResult } from '@/domain/careerEntry';
import type { AppThunk, RootState } from '@/store/rootReducer';
import {
  inSendingOrder,
  lackingForProfile,
  missingFields,
  type EducationValues,
  type ExperienceValues,
  type ImportRow,
  type OwnCareer,
  type RowState,
} from './importRows';

type ExperienceBody = EndpointArgs<typeof experience.createExperience>['body'];
type EducationBody = EndpointArgs<typeof education.createEducation>['body'];

/** What can be done with entries of one kind. */
interface EntryCalls<Body> {
  /** Saves an entry once and connects it with a profile, where one is given. */
  add: (body: Body, profileId: string | null) => AppThunk<Promise<AddResult>>;
  /** Tells that an entry was perhaps sent before, with the ids that were there then. */
  expectSent: (body: Body, known: readonly string[]) => AppThunk;
  connect: (profileId: string, id: string) => AppThunk<Promise<ApiFailure | null>>;
}

/** One's own work experience and education, which another feature reads and writes. */
export interface CareerCalls {
  readOwn: () => AppThunk<Promise<ApiFailure | null>>;
  selectOwn: (state: RootState) => OwnCareer;
  experience: EntryCalls<ExperienceBody>;
  education: EntryCalls<EducationBody>;
}

/** The profile that is to show what is taken over; a public one shows nothing incomplete (D-62). */
export interface TargetProfile {
  id: string;
  isPublic: boolean;
}

const idsOf = (disciplines: readonly { id: string }[]) => disciplines.map(({ id }) => id);
const experienceBody = ({ disciplines, ...values }: ExperienceValues): ExperienceBody => ({
  ...values,
  quote: '',
  disciplines: idsOf(disciplines),
});
const educationBody = ({ disciplines, ...values }: EducationValues): EducationBody => ({
  ...values,
  approved_by: '',
  disciplines: idsOf(disciplines),
});

/** Failures after which the next entry would fare no better. */
const hopeless = new Set<ApiFailure['kind']>(['unauthorized', 'forbidden', 'network', 'tooMany', 'aborted', 'server']);

interface TakeOver {
  calls: CareerCalls;
  rows: readonly ImportRow[];
  profile: TargetProfile | null;
  /** Asked between two entries. */
  isStopped: () => boolean;
  onState: (key: string, state: RowState) => void;
}

/** Takes over one entry after the other; stops where the next one would fare no better. */
export function takeOver({ calls, rows, profile, isStopped, onState }: TakeOver): AppThunk<Promise<null>> {
  return async (dispatch) => {
    for (const row of inSendingOrder(rows)) {
      if (isStopped()) break;
      const state = await dispatch(takeOverRow(calls, row, profile, onState));
      onState(row.key, state);
      if ('failure' in state && hopeless.has(state.failure.kind)) break;
    }
    return null;
  };
}

function takeOverRow(
  calls: CareerCalls,
  row: ImportRow,
  profile: TargetProfile | null,
  onState: TakeOver['onState'],
): AppThunk<Promise<RowState>> {
  return async (dispatch, getState) => {
    const { key, state } = row;
    const connectTo = profile && !(profile.isPublic && lackingForProfile(row).length > 0) ? profile.id : null;
    if (state.step === 'saved') {
      const failure = connectTo === null ? null : await dispatch(calls[row.kind].connect(connectTo, state.id));
      return failure ? { ...state, failure } : { step: 'done' };
    }
    if (missingFields(row).length > 0) return { step: 'failed', failure: { kind: 'validation' } };
    const sentBefore = 'known' in state ? state.known : undefined;
    const known = sentBefore ?? idsOf(calls.selectOwn(getState())[row.kind]);
    // Written down before it is sent: a page that is closed meanwhile has to look for it first.
    onState(key, { step: 'sending', known });
    const send = <Body>({ add, expectSent }: EntryCalls<Body>, body: Body) => {
      if (sentBefore) dispatch(expectSent(body, sentBefore));
      return dispatch(add(body, connectTo));
    };
    const result = await (row.kind === 'experience'
      ? send(calls.experience, experienceBody(row.values))
      : send(calls.education, educationBody(row.values)));
    if (!('failure' in result)) {
      const { id, connectFailure } = result;
      return connectFailure ? { step: 'saved', id, failure: connectFailure } : { step: 'done' };
    }
    const { failure } = result;
    const isUnsure = failure.outcome === 'unknown' || failure.kind === 'aborted';
    return { step: 'failed', failure, ...(isUnsure ? { known } : {}) };
  };
}
