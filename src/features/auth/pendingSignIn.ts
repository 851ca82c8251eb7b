import { useEffect, useState } from 'react';
import { Email } from '@/api/schema/fields';
import { withoutSignsAround } from '@/domain/safePath';
import { href } from '@/routes/href';
import { useLocation, useNavigate } from '@/routes/navigation';
import { useAppDispatch } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';

const notices = ['registered', 'restored', 'passwordChanged', 'paused'] as const;
type Notice = (typeof notices)[number];

/** Router state that a sign-in screen passes to the next one; in the address it would be kept and seen. */
interface Arrival {
  /** Initial value, or ''. */
  email: string;
  /** From an invitation, or ''. */
  firstname: string;
  lastname: string;
  notice: Notice | null;
}

/** The browser's history may hold any state. */
export function useArrival(): Arrival {
  const location: { state: unknown } = useLocation();
  const state = (location.state ?? {}) as Partial<Record<keyof Arrival, unknown>>;
  return {
    email: textOf(state.email),
    firstname: textOf(state.firstname),
    lastname: textOf(state.lastname),
    notice: notices.find((name) => name === state.notice) ?? null,
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The query that goes along to the next sign-in screen: without the step of the registration. */
export function useGuestSearch(): string {
  const query = new URLSearchParams(useLocation().search);
  query.delete('step');
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** Goes to the sign-in with e-mail and query kept, and shows the notice there and as a toast. */
export function useLeadToLogin(): (email: string, notice: Notice) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const search = useGuestSearch();
  return (email, notice) => {
    dispatch(noticeAdded({ severity: 'success', textKey: `auth:notice.${notice}` }));
    const arrival: Partial<Arrival> = { email, notice };
    void navigate({ pathname: href('login'), search }, { replace: true, state: arrival });
  };
}

/** For an account that the server lets in, but calls paused. */
export function useLeadToRestore(): (email: string) => void {
  const navigate = useNavigate();
  const search = useGuestSearch();
  return (email) => {
    const arrival: Partial<Arrival> = { email, notice: 'paused' };
    void navigate({ pathname: href('restoreAccount'), search }, { state: arrival });
  };
}

/** Reads query values once and removes them, so that none is bookmarked or handed on (quality T26); '' if missing. */
export function useQuerySecret<const N extends string>(
  names: readonly N[],
  rest: 'keep' | 'drop' = 'keep',
): Record<N, string> {
  const location: Pick<ReturnType<typeof useLocation>, 'pathname' | 'search' | 'hash'> & { state: unknown } =
    useLocation();
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
