// Runs first: what later scripts would do too late.
(function () {
  'use strict';
  var root = document.documentElement;

  // The colours before the first paint (THE-01).
  var mode = 'light';
  var language = null;
  try {
    mode = localStorage.getItem('mui-mode') || 'light';
    language = JSON.parse(localStorage.getItem('fachprofil.language') || 'null');
  } catch (error) {
    // Storage is blocked.
  }
  var dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  /** @param {string} scheme */
  function show(scheme) {
    root.setAttribute('data-mui-color-scheme', scheme);
    root.style.colorScheme = scheme;
  }
  show(dark ? 'dark' : 'light');
  // Paper is light, whatever the screen is.
  var onScreen = 'light';
  addEventListener('beforeprint', function () {
    onScreen = root.getAttribute('data-mui-color-scheme') || 'light';
    show('light');
  });
  addEventListener('afterprint', function () {
    show(onScreen);
  });
  root.lang = language === 'en' ? 'en' : 'de';
  if (/(?:^|; )fachprofil\.rtl=true/.test(document.cookie)) root.dir = 'rtl';

  // WebKit keeps a failed preload across reloads until its address is read otherwise.
  addEventListener(
    'error',
    function (event) {
      var link = event.target;
      if (link instanceof HTMLLinkElement && link.rel === 'modulepreload')
        fetch(link.href, { cache: 'reload' }).catch(function () {});
    },
    true,
  );

  if (/(?:^|; )(?:__Host-)?fachprofil\.token=/.test(document.cookie)) root.dataset.signedIn = '';

  // Marks of the oldest browsers supported (docs/deploy.md).
  var isSupported =
    'adoptedStyleSheets' in document &&
    'toSorted' in Array.prototype &&
    'CSS' in window &&
    CSS.supports('color', 'color-mix(in srgb, red, red)');
  if (!isSupported) {
    // A sentence takes the place of the first paint (`src/app/start.ts` starts nothing), in the browser's language.
    root.setAttribute('data-unsupported', '');
    if (language === null && !/^de/i.test(navigator.language)) root.lang = 'en';
    document.addEventListener('readystatechange', function () {
      var block = document.getElementById('preloads');
      var frame = document.querySelector('.first');
      var card = document.querySelector('.first-card');
      if (document.readyState !== 'interactive' || !block || !frame || !card) return;
      /** @type {{ unsupported: Record<string, Record<string, string>> }} */
      var known = JSON.parse(block.textContent);
      var heading = document.createElement('h1');
      heading.className = 'first-heading';
      heading.textContent = known.unsupported.heading[root.lang];
      var text = document.createElement('p');
      text.className = 'first-text';
      text.textContent = known.unsupported.text[root.lang];
      card.setAttribute('role', 'main');
      frame.removeAttribute('aria-hidden');
      frame.setAttribute('role', 'alert');
      card.textContent = '';
      card.appendChild(heading);
      card.appendChild(text);
    });
    return;
  }

  // zod probes `new Function` unless it is asked not to.
  globalThis.__zod_globalConfig = { jitless: true };

  // The toast library would write its styles through innerHTML.
  var sheet = new CSSStyleSheet();
  var text = '';
  document.adoptedStyleSheets = document.adoptedStyleSheets.concat(sheet);
  window._goober = {
    parentNode: true,
    firstChild: {
      get data() {
        return text;
      },
      set data(css) {
        text = css;
        sheet.replaceSync(css);
      },
    },
  };
})();
