import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import type { Endpoint } from '@/api/endpoint';
import { claims } from '@/api/endpoints/claims';
import { experience } from '@/api/endpoints/experience';
import { images } from '@/api/endpoints/images';
import { longAnswers } from '@/api/endpoints/longAnswers';
import { networkImport } from '@/api/endpoints/networkImport';
import { posts } from '@/api/endpoints/posts';
import { profiles } from '@/api/endpoints/profiles';
import { users } from '@/api/endpoints/users';
import { truncate } from '@/domain/plainText';
import { config } from '@/platform/config';
import { mocks } from '@mocks/node';
import { render } from '../render';
import { claimOf } from './claimWorld';
import { library, picture, useFilesOfNode } from './imageFiles';
import { openImport } from './importWorld';
import { accountOf, profileOf, type ProfileName } from './profileWorld';
import { find, findButton, findField, findLine, findNamed, press, pressNamed, write } from './quickFind';
import { faultsOf, inDialog, ownWords, type FaultRow, type View } from './screenFaults';

/* Images and the import from the network (quality G3, G16, G18); screenFaults.ts says what each row meets. */

useFilesOfNode();

// jsdom has no layout; a row that seems to have no height would let all others follow.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(160);
});

const closeUndo = () => findNamed('Ohne Rückgängig schließen');
const inActions = (words: string | RegExp) => find('.MuiDialogActions-root button', words);
const holds = async (label: string | RegExp, text: string) => expect(await findField(label)).toHaveDisplayValue(text);
const alt = /^Bildbeschreibung/;

async function openLibrary(): Promise<View> {
  const view = await render('/user/images', { as: 'expert' });
  await find('[aria-label^="Mehr zu"]');
  return view;
}
const latest = () => library().at(-1)?.name ?? '';

/** ---- what shows images, each with its way to the upload dialog ---- */

interface Place {
  path: () => string;
  open: () => Promise<void>;
  /** Takes the first image away, up to the closing of its undo. */
  remove: () => Promise<HTMLElement>;
  calls: Record<'upload' | 'attach' | 'detach', Endpoint>;
}

/** A field of images by the beginning of its label, once what it is in is open. */
const byField = (label: string, prepare?: () => Promise<void>): Pick<Place, 'open' | 'remove'> => {
  const pressIn = async (selector: string) => {
    await prepare?.();
    await press(
      waitFor(() => {
        const labelOf = (group: Element) =>
          group.getAttribute('aria-label') ??
          document.getElementById(`${group.getAttribute('aria-labelledby')}`)?.textContent;
        const groups = [...document.querySelectorAll('[role="group"]')];
        const button = groups.find((group) => labelOf(group)?.startsWith(label))?.querySelector<HTMLElement>(selector);
        if (!button) throw new Error(`no ${selector} of ${label}`);
        return button;
      }),
    );
  };
  return {
    open: () => pressIn('button[id$="-add"]'),
    remove: async () => {
      await pressIn('[aria-haspopup="menu"]');
      await press(findLine('Entfernen'));
      return closeUndo();
    },
  };
};
const openStation = async () => {
  if (!document.querySelector('[role="dialog"]')) await press(findNamed('Inhaberin und Planerin bearbeiten'));
};

/** Name of the menu of an answer's row. */
const menuOf = (text = '') => `Mehr zu ${truncate(text, 60)}`;
const pathOf = (profile: ProfileName) => () => `/competence/${profileOf(profile).id}`;
const pathOfClaim = () => `/competence/claim/${claimOf('published').id}`;
const openLongAnswer = async () => {
  if (document.body.textContent.includes('Bilder zur Antwort')) return;
  const head = await find('button[aria-expanded]', /^Ausführliche Antworten/);
  if (head.getAttribute('aria-expanded') === 'false') fireEvent.click(head);
  await pressNamed('Mehr zu So rechne ich es aus', 'Bearbeiten');
};

const places: Place[] = [
  {
    path: pathOf('published'),
    open: async () => {
      await press(findNamed('Foto ändern'));
      await press(findLine('Foto ändern'));
    },
    remove: async () => {
      await pressNamed('Foto ändern', 'Foto entfernen');
      return closeUndo();
    },
    calls: { upload: images.uploadProfilePicture, attach: profiles.attachPicture, detach: profiles.detachPicture },
  },
  {
    path: pathOf('priority'),
    ...byField('Logo des Unternehmens', openStation),
    calls: { upload: images.uploadExperienceLogo, attach: experience.attachLogo, detach: experience.detachLogo },
  },
  {
    path: pathOf('priority'),
    ...byField('Bilder dieser Station', openStation),
    calls: { upload: images.uploadExperienceImage, attach: experience.attachImage, detach: experience.detachImage },
  },
  {
    path: pathOf('priority'),
    ...byField('Bild zu'),
    open: () => pressNamed(menuOf(profileOf('priority').personal_connections[0]?.question), 'Bild ändern'),
    calls: {
      upload: images.uploadConnectionImage,
      attach: profiles.attachConnectionImage,
      detach: profiles.detachConnectionImage,
    },
  },
  {
    path: pathOf('priority'),
    ...byField('Bilder zu'),
    open: () => pressNamed(menuOf(profileOf('priority').competence_stories[0]?.story_question), 'Bild hinzufügen'),
    calls: { upload: images.uploadStoryImage, attach: profiles.attachStoryImage, detach: profiles.detachStoryImage },
  },
  {
    path: pathOfClaim,
    ...byField('Bilder zur Kurzantwort'),
    calls: {
      upload: images.uploadShortAnswerImage,
      attach: claims.attachShortAnswerImage,
      detach: claims.detachShortAnswerImage,
    },
  },
  {
    path: pathOfClaim,
    ...byField('Bilder zur Antwort', openLongAnswer),
    calls: { upload: images.uploadLongAnswerImage, attach: longAnswers.attachImage, detach: longAnswers.detachImage },
  },
  {
    path: () => `/posts/${mocks.world.table('posts').find(({ title }) => title.includes('Ladesäulen'))?.id}/edit`,
    ...byField('Titelbild'),
    calls: { upload: images.uploadPostImage, attach: posts.attachImage, detach: posts.detachImage },
  },
];

async function openPage({ path }: Place): Promise<View> {
  const view = await render(path(), { as: 'expert' });
  await find('[aria-label^="Foto "], [aria-label="Mehr zu diesem Claim"], [aria-label="Mehr zu diesem Beitrag"]');
  return view;
}

async function openPlace(place: Place): Promise<View> {
  const view = await openPage(place);
  await place.open();
  await find('.MuiDialogActions-root button');
  return view;
}

async function chooseFile(): Promise<void> {
  const input = await find('[role="dialog"] input[type="file"]');
  fireEvent.change(input, { target: { files: [picture('boot.png')] } });
  await find('[role="dialog"] li[aria-label="boot.png"]');
  await write(alt, 'Ein Boot');
}

function rowsOf(place: Place): FaultRow[] {
  const { calls, remove } = place;
  return [
    {
      call: calls.upload,
      message: inDialog,
      open: () => openPlace(place),
      type: chooseFile,
      press: () => inActions(/hochladen( und veröffentlichen)?$/i),
      kept: () => holds(alt, 'Ein Boot'),
    },
    {
      call: calls.attach,
      message: inDialog,
      staysWithoutWords: true,
      open: () => openPlace(place),
      type: async () => {
        await press(find('[role="dialog"] button', 'Aus der Mediathek'));
        await press(find('[role="dialog"] li button:not([aria-disabled="true"])'));
      },
      press: () => inActions(/^Bild übernehmen/),
    },
    {
      call: calls.detach,
      message: 'notice',
      staysWithoutWords: true,
      open: () => openPage(place),
      press: remove,
      own: ownWords(/Das Bild konnte nicht entfernt werden\./),
    },
  ];
}

const libraryRows: FaultRow[] = [
  {
    call: images.listImages,
    message: 'read',
    open: () => render('/user/images', { as: 'expert' }),
    press: () => findButton('Erneut versuchen'),
  },
  {
    call: images.uploadImage,
    message: inDialog,
    open: async () => {
      const view = await openLibrary();
      await press(findButton('Bilder hochladen'));
      return view;
    },
    type: chooseFile,
    press: () => inActions(/hochladen( und veröffentlichen)?$/i),
    kept: () => holds(alt, 'Ein Boot'),
  },
  {
    call: images.updateImage,
    message: inDialog,
    field: { name: 'alt', find: () => findField(alt) },
    open: async () => {
      const view = await openLibrary();
      await press(findNamed(`${latest()} öffnen`));
      return view;
    },
    type: () => write(alt, 'Ein Boot am See'),
    press: () => find('[role="dialog"] button[type="submit"]', 'Speichern'),
    kept: () => holds(alt, 'Ein Boot am See'),
    draft: () => `image-${library().at(-1)?.id}`,
  },
  {
    call: images.deleteImage,
    message: 'notice',
    staysWithoutWords: true,
    open: openLibrary,
    press: async () => {
      await pressNamed(`Mehr zu ${latest()}`, 'Löschen');
      return closeUndo();
    },
    kept: () => findNamed(`${latest()} öffnen`),
    own: ownWords(/Das Bild konnte nicht gelöscht werden\./),
  },
];

describe('every fault on the screens of images', () => {
  const attaching = [profiles, experience, claims, longAnswers, posts]
    .flatMap((calls): Endpoint[] => Object.values(calls))
    .filter(({ path }) => /logo|image/.test(path));
  faultsOf([...Object.values(images), ...attaching], [...libraryRows, ...places.flatMap(rowsOf)]);
});

const address = 'https://www.linkedin.com/in/anna-bergmann-energie';
const label = 'Adresse Ihres LinkedIn-Profils';
const configure = (importUrl: string) => Object.assign(config, { importUrl });

const importRows: FaultRow[] = [
  {
    call: networkImport.readNetworkProfile,
    message: 'form',
    isForeign: true,
    open: () => openImport(),
    type: () => write(label, address),
    press: () => findButton('Profil lesen'),
    kept: () => holds(label, address),
    own: {
      '403': /lässt sich gerade nicht lesen/,
      '500 as a page': /lässt sich gerade nicht lesen/,
      'cut JSON': /lässt sich gerade nicht lesen/,
      'network down': /lässt sich gerade nicht lesen/,
    },
  },
  {
    call: networkImport.importProfile,
    message: () => document.querySelector('main [role="alert"]'),
    open: async () => {
      const view = await openImport();
      await write(label, address);
      await press(findButton('Profil lesen'));
      await findButton(/^\d+ Einträge übernehmen/);
      return view;
    },
    press: () => findButton(/^\d+ Einträge (?:übernehmen|noch einmal)/),
    staysWithoutWords: true,
    reopen: () => openImport(),
    isSaved: () => expect(document.querySelector('main')).toHaveTextContent('Der Import ist fertig'),
  },
  {
    call: networkImport.importPosts,
    message: () => document.querySelector('#import-posts [role="alert"]'),
    open: () => openImport(),
    press: () => findButton('Beiträge übernehmen'),
    // The server's own words, where it has some (ERR-01).
    own: { '403': /^Nein$/ },
  },
];

const accountRows: FaultRow[] = [
  {
    call: users.updateSocialDetails,
    message: 'form',
    open: () => {
      configure('');
      accountOf('expert').linkedin_url = null;
      return openImport();
    },
    type: () => write(label, address),
    press: () => findButton('Profil verbinden'),
    kept: () => holds(label, address),
    draft: () => 'import-address',
  },
];

describe('every fault on the screen of an import', () => {
  beforeEach(() => void configure('https://import.example/external-import'));
  afterEach(() => void configure(''));
  faultsOf([...Object.values(networkImport), users.updateSocialDetails], [...importRows, ...accountRows]);
});
