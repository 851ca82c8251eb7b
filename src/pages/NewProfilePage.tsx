import Stack from '@mui/material/Stack';
import { addEducation, attachNew } from '@/features/career';
import { NewProfileWizard } from '@/features/profiles';
import { UserDetailsAlert, useUserDetails } from '@/features/user';
import { href } from '@/routes/href';
import { useNavigate, useSearchParams } from '@/routes/navigation';
import { useAppDispatch } from '@/store/hooks';
import { BlankHead } from '@/ui/page/BlankHead';

/** Left empty by the wizard; the profile's editor asks for the rest. */
const noDetails = { grade: '', institution: '', approved_by: '', city: '', disciplines: [] };

export default function NewProfilePage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const expert = useUserDetails();
  return (
    <Stack sx={{ gap: 3 }}>
      <BlankHead />
      <UserDetailsAlert />
      <NewProfileWizard
        expert={expert}
        profileId={query.get('id') ?? ''}
        onCreated={(id) => void navigate(href('newProfile', undefined, { id }), { replace: true })}
        education={{
          add: (profileId, fields) => dispatch(addEducation({ ...noDetails, ...fields }, profileId)),
          attach: (profileId, educationId) => dispatch(attachNew(profileId, educationId)),
        }}
      />
    </Stack>
  );
}
