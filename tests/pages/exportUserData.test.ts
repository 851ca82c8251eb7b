import { expect, it } from 'vitest';
import { filesIn, readText } from '../architecture/files';

/** What belongs to everybody or to others; and parts of the user's posts and profiles, whose lists are taken. */
const leftOut = [
  'category/categoriesSlice',
  'invitation/verificationSlice',
  'post/postProfilesSlice',
  'post/postSlice',
];

it('takes along what every slice holds of the user (ux no. 11)', () => {
  const slices = filesIn('src/entities')
    .filter((path) => path.endsWith('Slice.ts'))
    .map((path) => path.replace(/^src\/entities\/|\.ts$/g, ''));
  const code = readText('src/pages/exportUserData.ts');
  const taken = slices.filter((slice) => code.includes(`'@/entities/${slice}'`));
  expect(slices.filter((slice) => !taken.includes(slice))).toEqual(leftOut);
});
