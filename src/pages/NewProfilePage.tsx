import {
  addEducation,
  addExperience,
  attachNew,
  connectNew,
  DisciplineField,
  makeNewMain,
  suggestDiscipline,
} from '@/features/career';
import { ImportLink } from '@/features/import';
import { NewProfileWizard } from '@/features/profiles';
import { UserDetailsAlert, useUserDetails } from '@/features/user';
import { href } from '@/routes/href';
import { useNavigate, useSearchParams } from '@/routes/navigation';
import { useAppDispatch } from '@/store/hooks';

/** The wizard with what other features bring to its steps. */
export default function NewProfilePage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const expert = useUserDetails();
  return (
    <NewProfileWizard
      expert={expert}
      profileId={query.get('id') ?? ''}
      onCreated={(id) => void navigate(href('newProfile', undefined, { id }), { replace: true })}
      notice={<UserDetailsAlert />}
      importLink={<ImportLink variant="outlined" />}
      experience={{
        add: (profileId, body) => dispatch(addExperience(body, { id: profileId })),
        connect: (profileId, experienceId) => dispatch(connectNew({ id: profileId }, experienceId)),
        makeMain: (profileId, experienceId) => dispatch(makeNewMain(profileId, experienceId)),
      }}
      education={{
        add: (profileId, body) => dispatch(addEducation(body, profileId)),
        attach: (profileId, educationId) => dispatch(attachNew(profileId, educationId)),
      }}
      suggestDiscipline={suggestDiscipline}
      renderDisciplineField={(props) => <DisciplineField {...props} />}
    />
  );
}
