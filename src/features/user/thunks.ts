import { users } from '@/api/endpoints/users';
import { apiThunk } from '@/store/apiThunk';

/* Quiet: they run at start, where nobody waits for them; the screens that need them show their failure. */
export const fetchUserDetails = apiThunk(users.getDetails, { quiet: true, failureText: 'user:details.loadFailed' });
export const fetchCountries = apiThunk(users.listCountries, { quiet: true, failureText: 'user:countries.loadFailed' });
