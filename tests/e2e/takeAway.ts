import type { BrowserContext } from '@playwright/test';
import { apis, type Api } from '../architecture/newApis';

/*
 * Stays: the policy that demands Trusted Types is enforced here, the test itself reads what was copied, and without the
 * limit Chromium writes no stacks of errors.
 */
const kept = /^(?:trustedTypes|Trusted\w+(?:[.]\w+)?|Clipboard[.]readText|Error[.]stackTraceLimit)$/;

/** Makes a browser one of the oldest supported, as far as APIs go: those it would not have are deleted. */
export async function takeNewApisAway(context: BrowserContext): Promise<void> {
  await takeAway(
    context,
    apis.filter(({ owner, name, isNew }) => isNew && !kept.test(owner ? `${owner}.${name}` : name)),
  );
}

/** Deletes APIs before any script of a page has run. */
export async function takeAway(
  context: BrowserContext,
  missing: readonly Pick<Api, 'owner' | 'name'>[],
): Promise<void> {
  await context.addInitScript((list) => {
    type Holder = Record<string, unknown> & { prototype?: object };
    for (const { owner, name } of list) {
      let holder: Holder | undefined = globalThis;
      for (const key of owner.split('.').filter(Boolean)) holder = holder?.[key] as Holder | undefined;
      const places = [holder, owner ? holder?.prototype : undefined, owner === 'Window' ? globalThis : undefined];
      for (const place of places) if (place) Reflect.deleteProperty(place, name);
    }
  }, missing);
}
