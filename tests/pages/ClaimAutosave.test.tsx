import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mockServer } from '@mocks/node';
import { claims } from '@/api/endpoints/claims';
import { useTestTimers } from '../clock';
import { arriveAt, render } from '../render';
import { recordBodies } from './authForms';
import { claimOf, openSection, refuseCall } from './claimWorld';

// Only what the section waits with is stopped; everything else goes on in its own time.
beforeEach(useTestTimers);

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function open() {
  const claim = claimOf('ready');
  const bodies = recordBodies(`/claims/${claim.id}/add-short-answer`);
  const view = await render(`/competence/claim/${claim.id}`, { as: 'expert' });
  await screen.findByRole('heading', { level: 1, name: claim.question });
  const section = await openSection(view.user, /^Kurzantwort/);
  const text = within(section).getByRole('textbox', { name: 'Text' });
  /** Types at once, like a paste, so that no time passes between the letters. */
  const add = async (words: string) => {
    await view.user.click(text);
    await view.user.paste(words);
  };
  return { ...view, claim, bodies, section, text, add, before: claim.short_answer_text };
}

/** Holds the first answer to a save of the short answer; by the server, or the given one. */
function holdAnswer(response?: () => Response): () => void {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  mockServer.use(
    mockEndpoint(
      claims.saveShortAnswer,
      async () => {
        await answered;
        return response?.();
      },
      { once: true },
    ),
  );
  return answer;
}

describe('a section of a draft saves itself (ux no. 1)', () => {
  it('1.5 s after the last key, once, with the whole section', async () => {
    const { bodies, add, before, claim } = await open();
    await add(' Eins.');
    await pass(1000);
    await add(' Zwei.');
    await pass(1200);
    expect(bodies).toEqual([]);
    await pass(400);
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toEqual({
      short_answer_headline: claim.short_answer_headline,
      short_answer_text: `${before} Eins. Zwei.`,
      short_answer_video: '',
    });
    await waitFor(() => expect(claim.short_answer_text).toBe(`${before} Eins. Zwei.`));
    expect((await screen.findAllByText(/^Gespeichert \d/)).length).toBeGreaterThan(0);
  });

  it('and the note that asks for the short answer goes once it is there', async () => {
    const claim = claimOf('begun');
    const { user } = await render(`/competence/claim/${claim.id}?created=yes`, { as: 'expert' });
    const note = /Schreiben Sie jetzt die Kurzantwort/;
    expect(await screen.findByText(note)).toBeVisible();
    const alert = screen.getByText(note).closest<HTMLElement>('.MuiAlert-root');
    await user.click(within(alert as HTMLElement).getByRole('button', { name: 'Kurzantwort schreiben' }));
    await user.click(await screen.findByRole('textbox', { name: 'Überschrift' }));
    await user.paste('Mit Bildern statt Formeln.');
    expect(screen.getByText(note)).toBeVisible();
    await user.click(screen.getByRole('textbox', { name: 'Text' }));
    await user.paste('Wer Strom als Wasser denkt, braucht am Anfang keine Formel.');
    await pass(1600);
    await waitFor(() => expect(screen.queryByText(note)).not.toBeInTheDocument());
  });

  it('at once when it is left', async () => {
    const { bodies, add, user } = await open();
    await add(' Fertig.');
    await user.tab();
    await waitFor(() => expect(bodies).toHaveLength(1));
  });

  it('and what is typed while it saves goes out with the next save, one request at a time', async () => {
    const { bodies, add, before, claim, text } = await open();
    const answer = holdAnswer();
    await add(' Eins.');
    await pass(1600);
    await waitFor(() => expect(bodies).toHaveLength(1));
    await add(' Zwei.');
    await pass(3000);
    expect(bodies).toHaveLength(1);
    answer();
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toMatchObject({ short_answer_text: `${before} Eins. Zwei.` });
    await waitFor(() => expect(claim.short_answer_text).toBe(`${before} Eins. Zwei.`));
    expect(text).toHaveValue(`${before} Eins. Zwei.`);
    await pass(3000);
    expect(bodies).toHaveLength(2);
  });

  it('and keeps the text where that fails, to be tried again', async () => {
    refuseCall(claims.saveShortAnswer);
    const { bodies, add, before, claim, text, section, user } = await open();
    await add(' Eins.');
    await pass(1600);
    expect(await within(section).findByText(/^Nicht gespeichert/)).toBeVisible();
    expect(text).toHaveValue(`${before} Eins.`);
    expect(claim.short_answer_text).toBe(before);
    mockServer.resetHandlers();
    await user.click(within(section).getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(claim.short_answer_text).toBe(`${before} Eins.`));
    expect(bodies).toHaveLength(2);
  });

  it('and says so in short in the head, with the reason at the section, which opens for it', async () => {
    const answer = holdAnswer(() => HttpResponse.json({ success: false, message: 'no', data: null }, { status: 403 }));
    const { add, section, user, bodies } = await open();
    await add(' Eins.');
    const summary = screen.getByRole('button', { name: /^Kurzantwort/ });
    await user.click(summary);
    expect(summary).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(bodies).toHaveLength(1));
    answer();
    expect(await within(section).findByText(/^Nicht gespeichert\. ./)).toBeVisible();
    expect(summary).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Nicht gespeichert')).toBeVisible();
  });

  it('but not with an address that is no film, and without taking the focus (CLS-12)', async () => {
    const { bodies, section, user, text } = await open();
    await user.click(within(section).getByRole('textbox', { name: /^Video/ }));
    await user.paste('https://example.com/film');
    await user.click(text);
    expect(await within(section).findByText(/^Diese Plattform wird nicht unterstützt/)).toBeVisible();
    await pass(1600);
    expect(text).toHaveFocus();
    expect(bodies).toEqual([]);
    await user.clear(within(section).getByRole('textbox', { name: /^Video/ }));
    await user.paste('https://youtu.be/dQw4w9WgXcQ');
    await pass(1600);
    await waitFor(() => expect(bodies).toHaveLength(1));
  });

  it('and offers unsaved text again after the page was closed', async () => {
    refuseCall(claims.saveShortAnswer);
    const { add, router, before, user } = await open();
    await add(' Eins.');
    await pass(1600);
    await screen.findAllByText(/Nicht gespeichert/);
    void router.navigate('/competence/claims');
    await user.click(await screen.findByRole('button', { name: 'Seite verlassen' }));
    await screen.findByRole('heading', { level: 1, name: 'Meine Claims' });
    mockServer.resetHandlers();
    await router.navigate(`/competence/claim/${claimOf('ready').id}`);
    expect(await screen.findByText(/^Noch nicht gespeicherter Text vom/)).toBeInTheDocument();
    expect(screen.getByDisplayValue(before)).toBeInTheDocument();
  });
});

describe('text that a section could not save', () => {
  const link = () => within(screen.getByRole('navigation')).getByRole('link', { name: 'Übersicht' });
  const question = () => screen.findByRole('dialog', { name: 'Seite verlassen?' });

  async function fail() {
    refuseCall(claims.saveShortAnswer);
    const view = await open();
    await view.add(' Eins.');
    await pass(1600);
    expect(await within(view.section).findByText(/^Nicht gespeichert/)).toBeVisible();
    return view;
  }

  /** Leaves nothing unsaved, which would go out with the end of the test. */
  async function stayAndSave(user: UserEvent, section: HTMLElement) {
    mockServer.resetHandlers();
    await user.click(await screen.findByRole('button', { name: 'Hier bleiben' }));
    await user.click(await within(section).findByRole('button', { name: 'Erneut versuchen' }));
    expect(await within(section).findByText(/^Gespeichert \d/)).toBeVisible();
  }

  it('asks no longer once it is saved after all, and goes where the link leads', async () => {
    const { user, claim, before } = await fail();
    mockServer.resetHandlers();
    await user.click(link());
    await arriveAt('/dashboard');
    expect(claim.short_answer_text).toBe(`${before} Eins.`);
  });

  it('is not left without a question from the very moment that this is said', async () => {
    refuseCall(claims.saveShortAnswer);
    const { add, router, section, user } = await open();
    const seen = new MutationObserver(() => {
      if (!/Nicht gespeichert/.test(section.textContent)) return;
      seen.disconnect();
      void router.navigate('/competence/claims');
    });
    seen.observe(section, { childList: true, subtree: true, characterData: true });
    await add(' Eins.');
    // As in a browser: effects come after the rendering, not with it.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    await vi.advanceTimersByTimeAsync(1600);
    expect(await question()).toBeVisible();
    vi.unstubAllGlobals();
    await stayAndSave(user, section);
  });

  it('is not left without a question while the focus is still in it, and the press of a link tries to save again', async () => {
    const { user, text, section } = await fail();
    expect(text).toHaveFocus();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    mockServer.use(
      mockEndpoint(claims.saveShortAnswer, async () => {
        await answered;
        return HttpResponse.json({ success: false, message: 'refused', data: null }, { status: 500 });
      }),
    );
    await user.click(link());
    expect(await question()).toBeVisible();
    answer();
    await pass(1000);
    expect(await question()).toBeVisible();
    await stayAndSave(user, section);
  });
});

describe('an answer that was never read', () => {
  it('counts as not saved (quality T16)', async () => {
    mockServer.use(
      mockEndpoint(claims.saveShortAnswer, () => HttpResponse.html('<html><body>login</body></html>', { status: 200 })),
    );
    const { add, section } = await open();
    await add(' Eins.');
    await pass(1600);
    expect(await within(section).findByText(/^Nicht gespeichert/)).toBeVisible();
  });
});
