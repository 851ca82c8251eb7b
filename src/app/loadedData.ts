import type { RootState } from '@/store/rootReducer';

/** What the user's own slices hold; everybody's posts, lists to choose from and requests are none of their data. */
const ownSlices = ['user', 'profiles', 'claims', 'experience', 'education', 'images', 'posts', 'endorsements'];
const leftOut = /Requests?$|^(?:countries|all|limit|isExpert)$/;
/** Whoever holds these may act as an invited person: they are in no file that is kept or passed on. */
const secrets = /token|^verification_url$/i;

type Data = Record<string, unknown>;

/** Everything that is loaded of the user's own data, as plain lists and entries (ux no. 11). */
export function loadedData(state: RootState, now: Date) {
  const slices = state as unknown as Data;
  const data = Object.fromEntries(ownSlices.map((name) => [name, slices[name]] as const));
  return { exported_at: now.toISOString(), ...(plain(data) as Data) };
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const { ids, entities } = value as { ids?: unknown; entities?: Data };
  if (Array.isArray(ids) && entities) return ids.map((id) => plain(entities[String(id)]));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => part !== undefined && !leftOut.test(name) && !secrets.test(name))
      .map(([name, part]) => [name, plain(part)]),
  );
}
