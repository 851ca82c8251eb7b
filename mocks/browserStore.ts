import { createStore, get, set } from 'idb-keyval';
import type { Snapshot } from './db/world';
import type { Scenario } from './scenarios';
import type { MockServer } from './server';

const store = createStore('fachprofil-mocks', 'state');
const channel = new BroadcastChannel('fachprofil-mocks');

/** Takes up the world and scenario as they were kept; false where none, or only an older world, is there. */
export async function restoreKept(server: MockServer): Promise<boolean> {
  try {
    const [snapshot, scenario] = await Promise.all([get<Snapshot>('world', store), get<Scenario>('scenario', store)]);
    server.scenario = { ...server.scenario, ...scenario };
    return snapshot !== undefined && server.world.restore(snapshot);
  } catch {
    // No storage in this browser: the world lives as long as the page.
    return false;
  }
}

/** Keeps the world after every change, and follows the changes of other tabs. */
export function keepWorld(server: MockServer): { save: () => Promise<void> } {
  let saving: Promise<void> | null = null;
  let again = false;

  async function save(): Promise<void> {
    again = true;
    saving ??= (async () => {
      try {
        // Changes made while one snapshot is being written are written by the next.
        while (again) {
          again = false;
          await set('world', server.world.snapshot(), store);
        }
        channel.postMessage('changed');
      } catch {
        // No storage in this browser, or none left.
      } finally {
        saving = null;
      }
    })();
    await saving;
  }

  server.world.onChange = () => void save();
  server.onScenarioChange = () => void set('scenario', server.scenario, store).catch(() => undefined);
  channel.addEventListener('message', () => {
    void get<Snapshot>('world', store).then((snapshot) => snapshot && server.world.restore(snapshot));
  });
  return { save };
}
