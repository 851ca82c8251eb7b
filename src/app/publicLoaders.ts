import type { Language } from '@/api/schema/languages';
import type { Params } from '@/routes/navigation';
import type { PageName } from '@/routes/table';
import type { RunningRequest } from '@/store/hooks';
import type { AppThunk } from '@/store/rootReducer';

interface LoaderArgs {
  params: Params;
  query: URLSearchParams;
  language: Language;
}

/** The first reads of a page. The router dispatches them while code and texts load (performance S4). */
type Loader = (args: LoaderArgs) => AppThunk<RunningRequest>[] | Promise<AppThunk<RunningRequest>[]>;

export type Loaders = Partial<Record<PageName, Loader>>;

const verification = () => import('@/entities/invitation/verificationSlice');

/** For pages without a session; apart from `loaders.ts`, which needs the slices of a session. */
export const publicLoaders: Loaders = {
  verification: async ({ params: { token = '' } }) => [
    (await verification()).fetchPublicInvitation({ params: { token } }),
  ],
  personalVerification: async ({ params: { token = '' } }) => [
    (await verification()).fetchPersonalInvitation({ params: { profileId: token } }),
  ],
};
