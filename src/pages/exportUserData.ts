import type { RootState } from '@/store/rootReducer';
import { selectEducation, selectExperience } from '@/entities/career/careerSlice';
import { selectClaimsData } from '@/entities/claim/claimsSlice';
import { selectImages } from '@/entities/image/imagesSlice';
import { selectEndorsementsData } from '@/entities/invitation/endorsementsSlice';
import { selectCommentsOf } from '@/entities/post/comments';
import { selectPosts } from '@/entities/post/postsSlice';
import { selectProducts } from '@/entities/product/productsSlice';
import { selectProfilesData } from '@/entities/profile/profilesSlice';
import { selectSubscription } from '@/entities/subscription/subscriptionSlice';
import { selectUserData } from '@/entities/user/userSlice';
import { selectResults } from '@/features/occupation-game/gameSlice';
import { storedOf } from '@/platform/clientStorage';
import { selectUser } from '@/store/session';

/** All loaded data of the user, and what this device keeps (ux no. 11). */
export function exportUserData(state: RootState, now: Date) {
  const userId = selectUser(state)?.id ?? '';
  // Writes that await a response may name the secret token of somebody's invitation.
  const { pendingWrites: _, ...device } = storedOf(userId);
  return {
    exported_at: now.toISOString(),
    user: selectUserData(state),
    profiles: selectProfilesData(state),
    claims: selectClaimsData(state),
    experience: { list: selectExperience(state) },
    education: { list: selectEducation(state) },
    images: { list: selectImages(state) },
    posts: { list: selectPosts(state) },
    products: { list: selectProducts(state) },
    comments: { list: selectCommentsOf(state, userId) },
    endorsements: selectEndorsementsData(state),
    subscription: selectSubscription(state),
    game: { list: selectResults(state) },
    device,
  };
}
