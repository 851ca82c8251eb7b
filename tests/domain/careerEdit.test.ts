import { describe, expect, it } from 'vitest';
import { changeOf, connectionOf, inOtherProfile, noEdit, otherPublicProfiles, removalOf } from '@/domain/careerEdit';

/* What a profile would show after an edit of a career entry. */

const job = { id: '1', main: true, location: 'Freiburg', disciplines: [{ id: '8' }] };
const other = { id: '2', main: false, location: '', disciplines: [] };
const shown = { work_experiences: [job, other], educations: [] } as unknown as Parameters<typeof noEdit.apply>[0];

describe('an edit of a career entry', () => {
  it('changes nothing where nothing is edited', () => {
    expect(noEdit.apply(shown)).toEqual({});
    expect(noEdit.otherProfileIds).toEqual([]);
  });

  it('adds a connected entry at the end, never as the main one', () => {
    const { apply } = connectionOf('work_experiences', { ...other, id: '3', main: true });
    expect(apply(shown)).toEqual({ work_experiences: [job, other, { ...other, id: '3', main: false }] });
  });

  it('takes a removed entry away, and names the other profiles that lose it', () => {
    const { apply, otherProfileIds } = removalOf('work_experiences', '1', ['5']);
    expect(apply(shown)).toEqual({ work_experiences: [other] });
    expect(otherProfileIds).toEqual(['5']);
  });

  it('is made in another profile alone', () => {
    const edit = removalOf('work_experiences', '1');
    expect(inOtherProfile(edit, '5')).toEqual({ apply: edit.apply, otherProfileIds: ['5'], excludesOpenProfile: true });
  });

  it('gives only the changed entry its new values, and leaves the saved list as it is', () => {
    const { apply } = changeOf('work_experiences', '1', { location: '' }, []);
    expect(apply(shown)).toEqual({ work_experiences: [{ ...job, location: '' }, other] });
    expect(job.location).toBe('Freiburg');
  });

  it('concerns other profiles that are published, or of which it is not known (D-65)', () => {
    const profiles = [
      { id: '1', public: true },
      { id: '2', public: true },
      { id: '3', public: false },
      { id: '4', public: null },
      { id: '5' },
    ] as unknown as Parameters<typeof otherPublicProfiles>[0];
    expect(otherPublicProfiles(profiles, '1')).toEqual(['2', '4', '5']);
  });
});
