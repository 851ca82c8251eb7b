import { describe, expect, it } from 'vitest';
import { canChangeClaim, claimAfter, claimTransitions, isClaimPublic } from '@/domain/claimLifeCycle';
import { canChangeProfile, profileAfter, profileTransitions } from '@/domain/profileLifeCycle';

describe('the life cycle of a claim (CLA-04)', () => {
  it.each([
    ['draft', ['edit', 'publish', 'changeProfile', 'upgrade', 'delete']],
    ['published', ['edit', 'pause', 'changeProfile', 'upgrade', 'delete']],
    ['paused', ['edit', 'publish', 'changeProfile', 'upgrade', 'delete']],
    ['archived', ['edit', 'publish', 'changeProfile', 'upgrade', 'delete']],
    ['constructor', ['edit', 'publish', 'changeProfile', 'upgrade', 'delete']],
  ])('%s', (status, possible) => {
    expect(claimTransitions.filter((transition) => canChangeClaim({ status, upgradable: true }, transition))).toEqual(
      possible,
    );
  });

  it('offers an upgrade only where the server does (D-33)', () => {
    expect(canChangeClaim({ status: 'draft', upgradable: false }, 'upgrade')).toBe(false);
  });

  it('takes a published claim offline with a change of its profile, and leaves others as they are (CLA-13)', () => {
    expect(['draft', 'published', 'paused'].map((status) => claimAfter({ status }, 'changeProfile'))).toEqual([
      'draft',
      'paused',
      'paused',
    ]);
  });

  it('is public in one state alone', () => {
    expect(['draft', 'published', 'paused', 'other'].filter((status) => isClaimPublic({ status }))).toEqual([
      'published',
    ]);
  });
});

describe('the life cycle of a profile (PRO-12 to PRO-16)', () => {
  it.each([
    [true, ['pause', 'makeCanonical', 'delete']],
    [false, ['publish', 'makeCanonical', 'delete']],
  ])('public: %s', (isPublic, possible) => {
    const profile = { public: isPublic, canonical: false };
    expect(profileTransitions.filter((transition) => canChangeProfile(profile, transition))).toEqual(possible);
  });

  it('gives priority only where it is not yet', () => {
    expect(canChangeProfile({ public: true, canonical: true }, 'makeCanonical')).toBe(false);
  });

  it('keeps a paused profile with priority paused', () => {
    expect(profileAfter({ public: false }, 'makeCanonical')).toBe('paused');
  });
});
