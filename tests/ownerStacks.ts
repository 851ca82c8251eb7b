import * as React from 'react';

/*
 * For each element that is created, React in development records the call stack, to name it in its warnings: a tenth of
 * the time of the page tests. It stops by itself after ten thousand in a second; here it does so from the start.
 */

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const shared = Reflect.get(React, internals) as Record<string, unknown>;
Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
