import { personas } from '@mocks/personas';
import type { Language } from '../architecture/texts';
import { appOrigin } from './addresses';
import { expect, expectClean, test, watchAlso } from './fixtures';
import { recordChangingCalls } from './flow/changingCalls';
import { createClaim, publishClaim, writeShortAnswer } from './flow/claimSteps';
import { mouseHand, type Hand } from './flow/hand';
import { keyboardHand } from './flow/keyboardHand';
import { inviteContact, seeConfirmation } from './flow/invitationSteps';
import { chooseCompetences, completeCareer, createProfile, publishProfile, signInAtForm } from './flow/profileSteps';
import { countPointerPresses } from './flow/pointerPresses';
import type { Person } from './flow/station';
import { storyOf } from './flow/story';
import { confirmInvitation } from './flow/visitorSteps';
import { wordsOf } from './flow/words';
import type { Page } from '@playwright/test';

/*
 * The main job of the product in one go: from the sign-in of somebody without anything
 * to a published profile and claim, and a confirmation by an invited contact in another browser.
 */

const runs: [language: Language, by: string, handOf: (page: Page) => Hand][] = [
  ['de', 'mouse', mouseHand],
  ['en', 'mouse', mouseHand],
  ['de', 'keyboard alone', keyboardHand],
];

for (const [language, by, handOf] of runs) {
  test(`from the first sign-in to a confirmed competence, ${language}, by ${by}`, async ({
    page,
    context,
    browser,
    houseRules,
    responses,
  }) => {
    // About twenty screens and ten reloads in one test.
    test.setTimeout(240_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: appOrigin });
    const presses = await countPointerPresses(context);
    const story = storyOf(language, responses);
    const t = await wordsOf(language);
    // The keyboard and the plain answers come by the same states.
    const inspected = handOf === mouseHand && responses === 'full' ? { inspected: language } : {};
    const expert: Person = { page, hand: handOf(page), t, calls: recordChangingCalls(context), ...inspected };

    await signInAtForm(expert, language);
    await createProfile(expert, story);
    await chooseCompetences(expert, story);
    await completeCareer(expert, story);
    await publishProfile(expert, story);
    await createClaim(expert, story);
    await writeShortAnswer(expert, story);
    await publishClaim(expert, story);
    const address = await inviteContact(expert, story);

    const phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: language === 'de' ? 'de-DE' : 'en-GB',
    });
    const found = await watchAlso(phone);
    const visitorPresses = await countPointerPresses(phone);
    const visitorPage = await phone.newPage();
    const calls = recordChangingCalls(phone);
    const visitor: Person = { page: visitorPage, hand: handOf(visitorPage), t, calls, ...inspected };
    const owner = `${personas.new.firstname} ${personas.new.lastname}`;
    const points = await confirmInvitation(visitor, address, owner, language, story);
    expectClean(found);
    expect(found.bearers).toBeGreaterThan(0);
    await phone.close();

    // Two of the points are about the relation; the list counts what was confirmed of the competences.
    await seeConfirmation(expert, points - 2);
    expect(houseRules.bearers).toBeGreaterThan(0);
    const used = { expert: presses() > 0, visitor: visitorPresses() > 0 };
    expect(used, 'use of a pointer').toEqual({ expert: handOf === mouseHand, visitor: handOf === mouseHand });
  });
}
