import { isSafeSegment } from '@/api/client/path';
import { routes, type RouteName } from './table';

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

type Params<N extends RouteName> = ParamNames<(typeof routes)[N]['path']>;
type LinkableName = Exclude<RouteName, 'notFound'>;
type Query = Record<string, string | undefined>;

/** A parameter that is no safe path segment leads to the not-found page instead of somewhere else. */
export function href<N extends LinkableName>(
  name: N,
  ...[params, query]: [Params<N>] extends [never]
    ? [params?: undefined, query?: Query]
    : [params: Record<Params<N>, string>, query?: Query]
): string {
  let safe = true;
  const path = routes[name].path.replace(/:([A-Za-z]+)/g, (_, param: string) => {
    const value = (params as Record<string, string> | undefined)?.[param];
    safe &&= isSafeSegment(value);
    return encodeURIComponent(value ?? '');
  });
  const search = new URLSearchParams(
    Object.entries(query ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  if (!safe) return routes.error.path.replace(':error', '404');
  return search ? `${path}?${search}` : path;
}

export const inviteHref = href('verifyCompetence', undefined, { dialog: 'invite' });

export const exampleClaimHref = href('exampleClaim', { name: 'heat-pumps' });
