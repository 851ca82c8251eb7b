import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import {
  addEducation,
  addExperience,
  attachNew,
  connectNew,
  DisciplineField,
  makeNewMain,
  OwnStations,
  suggestDiscipline,
} from '@/features/career';
import { ImportLink } from '@/features/import';
import { NewProfileWizard } from '@/features/profiles';
import { UserDetailsAlert, useUserDetails } from '@/features/user';
import { href } from '@/routes/href';
import { useSearchParams } from '@/routes/navigation';
import { useAppDispatch } from '@/store/hooks';

/** The wizard with what other features bring to its steps. */
export default function NewProfilePage() {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const expert = useUserDetails();
  const { t } = useTranslation('newProfile');
  // Who came from the claim wizard goes back to it.
  const doneHref = query.get('for') === 'claim' ? href('newClaim') : undefined;
  return (
    <NewProfileWizard
      expert={expert}
      profileId={query.get('id') ?? ''}
      notice={
        <>
          {doneHref ? (
            <Alert severity="info" sx={{ mb: 2 }}>
              {t('forClaim')}
            </Alert>
          ) : null}
          <UserDetailsAlert />
        </>
      }
      doneHref={doneHref}
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
      renderOwnStations={(onChoose) => <OwnStations onChoose={onChoose} />}
      renderDisciplineField={(props) => <DisciplineField {...props} />}
    />
  );
}
