import type { MockedEndpoint } from './endpoint';
import { assistantMocks } from './handlers/assistant';
import { authenticationMocks } from './handlers/authentication';
import { claimsMocks } from './handlers/claims';
import { disciplinesMocks } from './handlers/disciplines';
import { educationMocks } from './handlers/education';
import { endorsementsMocks } from './handlers/endorsements';
import { experienceMocks } from './handlers/experience';
import { gameMocks } from './handlers/game';
import { imagesMocks } from './handlers/images';
import { longAnswersMocks } from './handlers/longAnswers';
import { networkImportMocks } from './handlers/networkImport';
import { plansMocks } from './handlers/plans';
import { postsMocks } from './handlers/posts';
import { productsMocks } from './handlers/products';
import { profilesMocks } from './handlers/profiles';
import { usersMocks } from './handlers/users';

/** Every call of the catalogue with its handler. */
export const mockedEndpoints: readonly MockedEndpoint[] = [
  ...assistantMocks,
  ...authenticationMocks,
  ...claimsMocks,
  ...disciplinesMocks,
  ...educationMocks,
  ...endorsementsMocks,
  ...experienceMocks,
  ...gameMocks,
  ...imagesMocks,
  ...longAnswersMocks,
  ...networkImportMocks,
  ...plansMocks,
  ...postsMocks,
  ...productsMocks,
  ...profilesMocks,
  ...usersMocks,
];
