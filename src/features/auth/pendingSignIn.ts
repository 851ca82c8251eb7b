import { useEffect, useState } from 'react';
import { Email } from '@/api/schema/fields';
import { isRecord } from '@/api/schema/wireTypes';
import { nullIfInvalid, preprocess, z } from '@/api/schema/zod';
import { withoutSignsAround } from '@/domain/safePath';
import { href } from '@/routes/href';
import { useLocation, useNavigate, type Location } from '@/routes/navigation';
import { useAppDispatch } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';

const notices = ['registered', 'restored', 'passwordChanged', 'paused'] as const;
type Notice = (typeof notices)[number];

const TextOrNone = preprocess((value) => (typeof value === 'string' ? value : ''), z.string());

/** Router state that a sign-in screen passes to the next one; in the address it would be kept and seen. */
const Arrival = z.object({
  email: TextOrNone,
  /** From an invitation. */
  firstname: TextOrNone,
  lastname: TextOrNone,
  notice: nullIfInvalid(z.enum(notices)),
});
type Arrival = z.output<typeof Arrival>;

/** The browser's history may hold any state. */
export function useArrival(): Arrival {
  const location: Location<unknown> = useLocation();
  return Arrival.parse(isRecord(location.state) ? location.state : {});
}

/** The query that goes along to the next sign-in screen: without the step of the registration. */
export function useGuestSearch(): string {
  const query = new URLSearchParams(useLocation().search);
  query.delete('step');
  return query.size > 0 ? `?${query.toString()}` : '';
}

/**
 * Goes on with e-mail, query and a notice: to the sign-in, with the notice also as a toast; to the restoring of an
 * account that the server lets in, but calls paused.
 */
export function useLeadOn(): (email: string, notice: Notice) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const search = useGuestSearch();
  return (email, notice) => {
    const isPaused = notice === 'paused';
    if (!isPaused) dispatch(noticeAdded({ severity: 'success', textKey: `auth:notice.${notice}` }));
    const to = { pathname: href(isPaused ? 'restoreAccount' : 'login'), search };
    void navigate(to, { replace: !isPaused, state: { email, notice } satisfies Partial<Arrival> });
  };
}

/** Reads query values once and removes them, so that none is bookmarked or handed on (quality T26); '' if missing. */
export function useQuerySecret<const N extends string>(
  names: readonly N[],
  rest: 'keep' | 'drop' = 'keep',
): Record<N, string> {
  const location: Location<unknown> = useLocation();
  const { pathname, search, hash, state } = location;
  const navigate = useNavigate();
  const [values] = useState(() => {
    const query = new URLSearchParams(search);
    return Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<N, string>;
  });
  useEffect(() => {
    const query = new URLSearchParams(search);
    const removed = rest === 'drop' ? [...query.keys()] : names.filter((name) => query.has(name));
    if (removed.length === 0) return;
    for (const name of removed) query.delete(name);
    void navigate({ pathname, search: query.toString(), hash }, { replace: true, state });
  }, [names, rest, pathname, search, hash, state, navigate]);
  return values;
}

const ofMailedLink = ['token', 'email'] as const;

export function useMailedLink(): Record<(typeof ofMailedLink)[number], string> {
  const { token, email } = useQuerySecret(ofMailedLink);
  const isEmail = (value: string) => Email.safeParse(value).success;
  return { token, email: [email, withoutSignsAround(email)].find(isEmail) ?? email };
}
