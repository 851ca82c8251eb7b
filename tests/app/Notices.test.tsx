import { Dialog } from '@mui/material';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore, type AppStore } from '@/app/createStore';
import { startI18n } from '@/app/i18n';
import { Notices } from '@/app/notices/Notices';
import { noticeAdded, noticesCleared } from '@/store/notices';

const saved = { severity: 'success', textKey: 'common:action.copied' } as const;
const refused = { severity: 'error', textKey: 'common:failure.forbidden' } as const;
const savedText = 'Kopiert';
const refusedText = 'Der Zugriff auf diese Ressource ist nicht erlaubt.';

let store: AppStore;

const regions = (role: 'status' | 'alert') => within(screen.getAllByRole(role)[0] as HTMLElement);
const dispatch = (action: Parameters<AppStore['dispatch']>[0]) => act(async () => void store.dispatch(action));
/** Lets time pass, in steps: what is drawn in between starts timers of its own. */
async function pass(milliseconds: number) {
  const step = 100;
  for (let passed = 0; passed < milliseconds; passed += step) await act(() => vi.advanceTimersByTimeAsync(step));
}

function show() {
  return render(
    <Provider store={store}>
      <Notices />
    </Provider>,
  );
}

beforeAll(async () => {
  await startI18n(['common']);
});

beforeEach(() => {
  vi.useFakeTimers();
  store = createStore();
});

describe('messages', () => {
  it('have one polite and one assertive region before there is any', () => {
    show();
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('appear in the region of their urgency', async () => {
    show();
    await dispatch(noticeAdded(saved));
    await dispatch(noticeAdded(refused));
    await pass(300);
    expect(regions('status').getByText(savedText)).toBeInTheDocument();
    expect(regions('alert').getByText(refusedText)).toBeInTheDocument();
    expect(screen.getAllByText(savedText)).toHaveLength(1);
  });

  it('go after 3000 ms', async () => {
    show();
    await dispatch(noticeAdded(saved));
    await pass(2900);
    expect(screen.getByText(savedText)).toBeInTheDocument();
    await pass(1100);
    expect(screen.queryByText(savedText)).not.toBeInTheDocument();
  });

  it.each([
    [
      'pointed at',
      (toast: HTMLElement) => fireEvent.mouseEnter(toast),
      (toast: HTMLElement) => fireEvent.mouseLeave(toast),
    ],
    [
      'focused',
      (toast: HTMLElement) => within(toast).getByRole('button').focus(),
      (toast: HTMLElement) => within(toast).getByRole('button').blur(),
    ],
    ['out of sight', () => setHidden(true), () => setHidden(false)],
  ])('stay while they are %s', async (_, begin, end) => {
    show();
    await dispatch(noticeAdded(refused));
    await pass(1000);
    const toast = screen.getByText(refusedText).closest('[role=group]') as HTMLElement;
    act(() => {
      begin(toast);
    });
    await pass(20_000);
    expect(screen.getByText(refusedText)).toBeInTheDocument();
    act(() => {
      end(toast);
    });
    await pass(1500);
    expect(screen.getByText(refusedText)).toBeInTheDocument();
    await pass(2000);
    expect(screen.queryByText(refusedText)).not.toBeInTheDocument();
  });

  it('are closed by Escape', async () => {
    show();
    await dispatch(noticeAdded(refused));
    await pass(500);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await pass(1000);
    expect(screen.queryByText(refusedText)).not.toBeInTheDocument();
  });

  it('leave Escape to a dialog that has used it', async () => {
    show();
    await dispatch(noticeAdded(refused));
    await pass(500);
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    escape.preventDefault();
    act(() => void document.body.dispatchEvent(escape));
    await pass(1000);
    expect(screen.getByText(refusedText)).toBeInTheDocument();
  });

  it('are closed by their button, which gives the focus back', async () => {
    render(<button type="button">before</button>);
    show();
    await dispatch(noticeAdded(refused));
    await pass(500);
    screen.getByText('before').focus();
    const dismiss = screen.getByRole('button', { name: 'Meldung schließen' });
    act(() => dismiss.focus());
    fireEvent.click(dismiss);
    await pass(1000);
    expect(screen.queryByText(refusedText)).not.toBeInTheDocument();
    expect(screen.getByText('before')).toHaveFocus();
  });

  it('are at most 20, whatever their urgency', async () => {
    show();
    for (let count = 1; count <= 30; count += 1) {
      const values = { min: String(count), max: '99' };
      const severity = count % 2 ? 'success' : 'error';
      await dispatch(noticeAdded({ severity, textKey: 'editing:form.lengthHint', values }));
    }
    await pass(2000);
    expect(screen.getAllByText(/^Empfohlen:/)).toHaveLength(20);
    expect(screen.getByText(/^Empfohlen: 30 /)).toBeInTheDocument();
    expect(screen.queryByText(/^Empfohlen: 10 /)).not.toBeInTheDocument();
  });

  it('are shown once where they are said twice, for the full time from the second', async () => {
    show();
    await dispatch(noticeAdded(saved));
    await pass(2500);
    await dispatch(noticeAdded(saved));
    await pass(2500);
    expect(screen.getAllByText(savedText)).toHaveLength(1);
    await pass(1500);
    expect(screen.queryByText(savedText)).not.toBeInTheDocument();
  });

  it('go with the list they are kept in', async () => {
    show();
    await dispatch(noticeAdded(saved));
    await pass(500);
    await dispatch(noticesCleared());
    await pass(1000);
    expect(screen.queryByText(savedText)).not.toBeInTheDocument();
  });

  it('are heard while a dialog hides the page', async () => {
    const { baseElement } = show();
    render(<Dialog open aria-label="Frage" />);
    expect(baseElement.querySelector('[aria-hidden="true"]')).not.toBeNull();
    await dispatch(noticeAdded(refused));
    await pass(300);
    expect(regions('alert').getByText(refusedText)).toBeInTheDocument();
  });
});

function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}
