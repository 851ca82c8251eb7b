import { useEffect, useState } from 'react';
import { Email } from '@/api/schema/fields';
import { withoutSignsAround } from '@/domain/safePath';
import { useLocation, useNavigate } from '@/routes/navigation';

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
