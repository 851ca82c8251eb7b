import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { mocks } from '@mocks/node';
import { ImportRefusalError } from '@/domain/importedCareer';
import { readCareer } from '@/features/import/read/readCareer';
import { render } from '../render';
import { accountOf } from './profileWorld';

/** The worker of the page, which jsdom does not have: reads in the same thread. */
export class SameThreadWorker {
  static started: SameThreadWorker[] = [];
  isTerminated = false;
  private readonly answer: ((event: { data: unknown }) => void)[] = [];

  constructor() {
    SameThreadWorker.started.push(this);
  }

  addEventListener(type: string, listener: (event: { data: unknown }) => void) {
    if (type === 'message') this.answer.push(listener);
  }

  postMessage(files: readonly Blob[]) {
    void readCareer(files)
      .then(
        (career) => ({ career }),
        (error: unknown) => ({ refusal: error instanceof ImportRefusalError ? error.reason : 'damaged' }),
      )
      .then((data) => this.answer.forEach((listener) => listener({ data })));
  }

  terminate() {
    this.isTerminated = true;
  }
}

export function useSameThreadWorker(): void {
  SameThreadWorker.started = [];
  vi.stubGlobal('Worker', SameThreadWorker);
}

export async function openImport(query = '', language: 'de' | 'en' = 'de') {
  const view = await render(`/competence/import${query}`, { as: 'expert', language });
  return { ...view, user: userEvent.setup({ applyAccept: false }) };
}

export async function chooseFile(user: ReturnType<typeof userEvent.setup>, ...files: File[]): Promise<void> {
  await user.upload(await screen.findByLabelText(/Datei mit Ihrem Lebenslauf|File with your CV/), files);
}

/** An entry of the review by its title. */
export async function entry(title: string) {
  const heading = await screen.findByText(title, { selector: 'h4' });
  return within(heading.closest('li') as HTMLElement);
}

const expertId = () => accountOf('expert').id;
export const experienceNamed = (title: string) =>
  mocks.world.table('experience').where((row) => row.account_id === expertId() && row.job_title === title);
export const educationNamed = (name: string) =>
  mocks.world.table('education').where((row) => row.account_id === expertId() && row.degree_name === name);
