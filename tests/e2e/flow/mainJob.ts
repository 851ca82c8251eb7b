import type { Browser, BrowserContext, Page } from '@playwright/test';
import { personas } from '@mocks/personas';
import type { ResponseProfile } from '@mocks/scenarios';
import type { Language } from '../../architecture/texts';
import { appOrigin } from '../addresses';
import { expect, expectClean, watchAlso } from '../fixtures';
import { recordChangingCalls } from './changingCalls';
import { createClaim, publishClaim } from './claimSteps';
import type { Hand } from './hand';
import { inviteContact, seeConfirmation } from './invitationSteps';
import { countPointerPresses } from './pointerPresses';
import { chooseCompetences, createProfile, publishProfile, signInAtForm } from './profileSteps';
import type { Person } from './station';
import { storyOf } from './story';
import { confirmInvitation } from './visitorSteps';
import { wordsOf } from './words';

interface MainJob {
  page: Page;
  context: BrowserContext;
  browser: Browser;
  language: Language;
  responses: ResponseProfile;
  handOf: (page: Page) => Hand;
  /** Whether every screen on the way is looked at, too. */
  inspected?: boolean;
  /** Prepares both browsers before their first page. */
  prepare?: (context: BrowserContext) => Promise<void>;
}

/**
 * The main job of the product in one go: from the sign-in of somebody without anything to a published profile and claim,
 * and a confirmation by an invited contact in another browser. Returns whether either of them pressed a pointer.
 */
export async function doMainJob({
  page,
  context,
  browser,
  language,
  responses,
  handOf,
  inspected = false,
  prepare,
}: MainJob): Promise<{ expert: boolean; visitor: boolean }> {
  await prepare?.(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: appOrigin });
  const expertPresses = await countPointerPresses(context);
  const story = storyOf(language, responses);
  const common = { t: await wordsOf(language), ...(inspected ? { inspected: language } : {}) };
  const expert: Person = { page, hand: handOf(page), calls: recordChangingCalls(context), ...common };

  await signInAtForm(expert, language);
  await createProfile(expert, story);
  await publishProfile(expert, story);
  await chooseCompetences(expert, story);
  await createClaim(expert, story);
  await publishClaim(expert, story);
  const address = await inviteContact(expert, story);

  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale });
  const found = await watchAlso(phone);
  await prepare?.(phone);
  const visitorPresses = await countPointerPresses(phone);
  const visitorPage = await phone.newPage();
  const visitor: Person = {
    page: visitorPage,
    hand: handOf(visitorPage),
    calls: recordChangingCalls(phone),
    ...common,
  };
  const { firstname, lastname } = personas.new;
  const points = await confirmInvitation(visitor, address, { firstname, lastname }, language, story);
  expectClean(found);
  expect(found.bearers).toBeGreaterThan(0);
  await phone.close();

  await seeConfirmation(expert, points);
  return { expert: expertPresses() > 0, visitor: visitorPresses() > 0 };
}
