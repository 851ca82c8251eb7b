import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createStore } from '@/app/createStore';
import { startI18n } from '@/app/i18n';
import type { MockControls, ScenarioSettings } from '@mocks/panel/mockControls';
import { ScenarioTools } from '@mocks/panel/ScenarioTools';

beforeAll(() => startI18n(['common', 'mocks']));

/** Stands for the mock server: keeps the settings it gets, and records its calls. */
function fakeMocks() {
  let scenario: ScenarioSettings = {
    latency: 0,
    failNext: null,
    clockDays: 0,
    thirdParties: 'success',
    responses: 'full',
  };
  const listeners = new Set<() => void>();
  const lost = new Set<() => void>();
  const change = (changed: Partial<ScenarioSettings>) => {
    scenario = { ...scenario, ...changed };
    for (const listener of listeners) listener();
  };
  return {
    change,
    lose: () => lost.forEach((listener) => listener()),
    choices: {
      latencies: [0, 800, 5000],
      failures: [401, 500],
      outcomes: ['success', 'declined', 'blocked'],
      responseProfiles: ['full', 'plain'],
    },
    readScenario: () => scenario,
    onScenarioChange: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changeScenario: change,
    readMails: () => [{ to: 'anna@fachprofil.example', subject: 'Passwort', path: '/reset-forgot-password?token=1' }],
    openInvitationPath: () => null,
    resetMocks: vi.fn(() => Promise.resolve()),
    exportMocks: () => '{}',
    importMocks: vi.fn(() => Promise.resolve(false)),
    onMocksLost: (listener: () => void) => {
      lost.add(listener);
      return () => lost.delete(listener);
    },
  } satisfies MockControls & Record<string, unknown>;
}

async function open() {
  const mocks = fakeMocks();
  const user = userEvent.setup();
  render(
    <Provider store={createStore()}>
      <ScenarioTools mocks={mocks} />
    </Provider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Szenario' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Szenario' }));
  return { mocks, user, panel };
}

describe('the scenario panel', () => {
  it('sets how the mock server answers', async () => {
    const { mocks, user, panel } = await open();
    await user.click(await panel.findByRole('radio', { name: '800 ms' }));
    await user.click(await panel.findByRole('radio', { name: '500' }));
    await user.click(await panel.findByRole('radio', { name: 'lehnen ab' }));
    await user.click(await panel.findByRole('radio', { name: 'nur die spezifizierten' }));
    const days = await panel.findByRole('spinbutton', { name: 'Uhr vorgestellt um Tage' });
    await user.clear(days);
    await user.type(days, '31');
    expect(mocks.readScenario()).toEqual({
      latency: 800,
      failNext: 500,
      clockDays: 31,
      thirdParties: 'declined',
      responses: 'plain',
    });
  });

  it('shows when an ordered failure has been served', async () => {
    const { mocks, user, panel } = await open();
    await user.click(await panel.findByRole('radio', { name: '401' }));
    act(() => mocks.change({ failNext: null }));
    expect(await panel.findByRole('radio', { name: 'gar nicht' })).toBeChecked();
  });

  it('leads to the mails that the server would have sent', async () => {
    const { panel } = await open();
    expect(await panel.findByRole('link', { name: /Passwort/ })).toHaveAttribute(
      'href',
      '/reset-forgot-password?token=1',
    );
  });

  it('says that a file is no report of this version', async () => {
    const { mocks, user, panel } = await open();
    const file = new File(['{}'], 'report.json', { type: 'application/json' });
    await user.upload(await panel.findByTestId('report'), file);
    expect(await panel.findByRole('alert')).toHaveTextContent('Diese Datei passt nicht');
    expect(mocks.importMocks).toHaveBeenCalledWith('{}');
  });

  it('says when the mock server is lost', async () => {
    const { mocks } = await open();
    act(() => mocks.lose());
    expect(await screen.findByText('Der Mock-Server antwortet nicht mehr.')).toBeInTheDocument();
  });
});
