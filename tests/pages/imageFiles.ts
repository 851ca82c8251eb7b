import { Blob as BlobOfNode, File as FileOfNode } from 'node:buffer';
import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, vi } from 'vitest';
import { mocks } from '@mocks/node';
import { png, type Bytes } from '../domain/hostileImages';
import { accountOf } from './profileWorld';

/** For the tests of a file: files and form data as the requests of Node know them; those of jsdom would arrive as text. */
export function useFilesOfNode(): void {
  beforeAll(async () => {
    const { constructor: FormDataOfNode } = await new Response(new URLSearchParams()).formData();
    vi.stubGlobal('Blob', BlobOfNode);
    vi.stubGlobal('File', FileOfNode);
    vi.stubGlobal('FormData', FormDataOfNode);
    Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  });
}

/** A small picture that is taken as it is. */
export function picture(name: string, content: Bytes = png(40, 40)): File {
  return new File([content], name, { type: 'image/png', lastModified: 1 });
}

/** The expert's library as the mock server holds it. */
export function library() {
  return mocks.world.table('images').where(({ account_id }) => account_id === accountOf('expert').id);
}

export async function dialog(heading: string | RegExp) {
  const title = await screen.findByText(heading, { selector: 'h2' });
  return within(title.closest('[role="dialog"]') as HTMLElement);
}

type Dialog = Awaited<ReturnType<typeof dialog>>;

/** Chooses files in an open upload dialog, as a browser does whatever `accept` says, and waits for their verdict. */
export async function choose(open: Dialog, files: File[]): Promise<void> {
  const input = open.getByLabelText(/Datei(?:en)? auswählen/, { selector: 'input' });
  fireEvent.change(input, { target: { files } });
  // Beside the sentence that is read out.
  const ignore = 'script, style, [role="status"]';
  for (const { name } of files) await open.findByText((text) => text.includes(name.slice(0, 40)), { ignore });
}

export const submit = (user: UserEvent, open: Dialog, name: string | RegExp = /^Hochladen( und veröffentlichen)?$/) =>
  user.click(open.getByText(name, { selector: '.MuiDialogActions-root button, .MuiDialogActions-root button *' }));
