import type { Claim } from '@/api/endpoints/claims';
import type { Language } from '@/api/schema/languages';
import { displayName } from '@/domain/displayName';
import { publicClaim, type PublicClaimData } from '@/domain/publicClaim';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { selectCategoriesIn } from '@/entities/category/categoriesSlice';
import { selectListedProfile } from '@/entities/profile/profilesSlice';
import { selectUserDetails } from '@/entities/user/userSlice';
import { usePreviewValues } from '@/ui/publicPage/PreviewValues';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { useListedNames } from '@/ui/text/useOwnProfileName';

const profileIdOf = (claim: Claim) => claim.competence_profile?.id ?? claim.competence_profile_id ?? '';

export function useClaimLanguage(claim: Claim): Language {
  const profileId = profileIdOf(claim);
  return useProfileLanguage(useAppSelector((state) => selectListedProfile(state, profileId)));
}

/** The claim as readers will see it, with the current values of the surrounding editor's fields. */
export function usePublicClaim(claim: Claim): PublicClaimData {
  const typed = usePreviewValues();
  const user = useAppSelector(selectUser);
  const details = useAppSelector(selectUserDetails);
  const profileId = profileIdOf(claim);
  const listed = useAppSelector((state) => selectListedProfile(state, profileId));
  const language = useProfileLanguage(listed);
  const categories = useAppSelector((state) => selectCategoriesIn(state, language));
  const person = details ?? user;
  const { occupation } = useListedNames()({ id: profileId, occupation: claim.competence_profile?.occupation ?? null });
  return publicClaim({
    claim,
    typed,
    categories,
    person: { id: user?.id ?? '', name: person ? displayName(person) : '', gender: details?.gender },
    language,
    listed: { ...listed, occupation },
  });
}
