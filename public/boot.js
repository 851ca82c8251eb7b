// Runs before anything else: what later scripts would otherwise do too late or in a way a strict policy forbids.
(function () {
  'use strict';
  var root = document.documentElement;

  // The colour scheme before the first paint; 'light' unless the user chose otherwise (THE-01).
  var mode = 'light';
  var language = 'de';
  try {
    mode = localStorage.getItem('mui-mode') || 'light';
    language = JSON.parse(localStorage.getItem('fachprofil.language') || '"de"');
  } catch (error) {
    // Storage is blocked: the defaults stand.
  }
  var dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mui-color-scheme', dark ? 'dark' : 'light');
  root.style.colorScheme = dark ? 'dark' : 'light';
  root.lang = language === 'en' ? 'en' : 'de';
  if (/(?:^|; )fachprofil\.rtl=true/.test(document.cookie)) root.dir = 'rtl';

  // Which of the two frames the first paint resembles.
  if (/(?:^|; )(?:__Host-)?fachprofil\.token=/.test(document.cookie)) root.dataset.signedIn = '';

  // zod probes `new Function` unless told not to.
  globalThis.__zod_globalConfig = { jitless: true };

  // The toast library writes its styles through innerHTML and an inline <style>; give it a constructed sheet instead.
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
