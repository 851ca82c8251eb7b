import { careerCalls, DisciplineField } from '@/features/career';
import { ImportFlow } from '@/features/import';
import { selectProfiles, selectProfilesRequest } from '@/features/profiles';
import { useUserDetails } from '@/features/user';
import { useSearchParams } from '@/routes/navigation';
import { useAppSelector, useRequest } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { useLanguage } from '@/ui/text/useLanguage';

/** The import with the calls of the career. With `?profile=`, what is taken over is shown in that profile. */
export function CareerImport() {
  const language = useLanguage();
  const [query] = useSearchParams();
  const details = useUserDetails();
  const user = useAppSelector(selectUser);
  const profiles = useAppSelector(selectProfiles);
  const { status } = useRequest(selectProfilesRequest);
  const target = profiles.find(({ id }) => id === query.get('profile'));
  const person = details ?? user;
  return (
    <ImportFlow
      calls={careerCalls}
      profile={target ? { id: target.id, isPublic: target.public } : null}
      user={user && person ? { id: user.id, firstname: person.firstname, lastname: person.lastname } : null}
      isConnected={details?.is_linkedin_connected ?? null}
      hasProfile={status === 'succeeded' ? profiles.length > 0 : null}
      disciplineField={<DisciplineField name="disciplines" locale={language} />}
    />
  );
}
