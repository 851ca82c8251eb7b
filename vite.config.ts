import { rm } from 'node:fs/promises';
import react from '@vitejs/plugin-react';
import { loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { headerRules, headersFile, nginxFile, type HeaderVariables } from './src/build/headers.ts';
import { firstVisits } from './src/build/firstVisits.ts';
import { parseEnvironment } from './src/domain/environment.ts';

/** The mock worker must never reach a build that speaks to a real server (quality T40). */
function withoutMockWorker(mocks: boolean): Plugin {
  let outDir = '';
  return {
    name: 'without-mock-worker',
    apply: 'build',
    configResolved: (resolved) => {
      outDir = resolved.build.outDir;
    },
    closeBundle: async () => {
      if (!mocks) await rm(`${outDir}/mockServiceWorker.js`, { force: true });
    },
  };
}

/** What a host has to send with the files, for hosts that read `_headers` and for nginx. */
function securityHeaders(variables: HeaderVariables): Plugin {
  return {
    name: 'security-headers',
    apply: 'build',
    generateBundle() {
      const rules = headerRules(variables);
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(rules) });
      this.emitFile({ type: 'asset', fileName: 'nginx.conf', source: nginxFile(rules) });
    },
  };
}

/**
 * The date picker puts the text of its parts back through `innerHTML`, which Trusted Types refuse; it is text alone, so
 * that `textContent` does the same.
 */
function datePickerWithoutMarkup(): Plugin {
  return {
    name: 'date-picker-without-markup',
    transform: {
      filter: { id: /x-date-pickers\/internals\/hooks\/useField\// },
      handler: (code) => code.replaceAll('.innerHTML =', '.textContent ='),
    },
  };
}

/**
 * Schemas write themselves down as JSON Schema for `npm run openapi`, in Node; no page does, and the code for it hangs on
 * every schema, so that a build cannot drop it by itself.
 */
function zodWithoutJsonSchema(): Plugin {
  return {
    name: 'zod-without-json-schema',
    apply: 'build',
    transform: {
      filter: { id: /zod\/v4\/classic\/schemas\.js/ },
      handler: (code) =>
        code
          .replaceAll(
            /inst\._zod\.processJSONSchema = \(ctx, json, params\) => processors\.\w+\(inst, ctx, json, params\);/g,
            '',
          )
          .replaceAll(/create(?:Standard|To)JSONSchemaMethod\(this, [^)]*\)/g, 'undefined'),
    },
  };
}

/*
 * A few medium chunks: many small ones compress worse and hold up the first paint. `start` runs before the framework has
 * arrived; `first` is what every page starts with
 * (`$initial` keeps out what only later pages need); `data` is what asking the server needs, `form` what typing needs,
 * `kit` what most screens show, `auth` what the sign-in screens share, `frame` what the navigation is made of: each loaded
 * whole or not at all.
 */
const material = (...names: string[]) => `@mui/material/(${names.join('|')})/`;
const source = (folder: string, ...names: string[]) => `/src/${folder}/(?:[^/]+/)*(${names.join('|')})\\.`;
const oneOf = (...parts: string[]) => new RegExp(parts.join('|'));
const chunks = [
  {
    name: 'start',
    test: oneOf(
      'vite/preload-helper',
      source('app', 'first', 'firstVisit', 'start'),
      source('api', 'earlyRead', 'failure', 'path'),
      source('domain', 'invitingExpert', 'day', 'displayName', 'invitation', 'scriptSources'),
      source('platform', 'config', 'trustedTypes'),
    ),
    priority: 5,
  },
  { name: 'first', test: /node_modules\/|\/src\//, tags: ['$initial' as const], priority: 4 },
  { name: 'data', test: /node_modules\/(zod|axios)\/|\/src\/api\/(?!endpoints\/)/, priority: 3 },
  // Small things of many pages, that would otherwise be drawn into `form`.
  {
    name: 'tools',
    test: oneOf(
      '@mui/.*/(createChainedFunction|debounce|isMuiElement|getActiveElement|owner(Document|Window)|useEnhancedEffect)\\.',
      source('platform', 'drafts'),
    ),
    priority: 3,
  },
  {
    name: 'kit',
    test: oneOf(
      material('Alert', 'AlertTitle', 'Card', 'Divider', 'Paper', 'Skeleton', 'Avatar', 'Switch', 'internal'),
      source('domain', 'embeddedBrowser', 'serverMessage', 'webAddress'),
      source('ui', 'BusyButton', 'LanguageSwitch', 'StatusView', 'SlowLoading', 'useDayText', 'useFailureText'),
      source('store', 'apiThunk', 'hooks', 'thunkResult', 'trackRequest'),
    ),
    priority: 2,
  },
  {
    name: 'form',
    test: oneOf(
      'node_modules/(react-hook-form|@hookform)/',
      material('Checkbox', 'FormControl', 'FormControlLabel', 'FormHelperText', 'FormLabel', 'InputBase'),
      material('OutlinedInput', 'TextareaAutosize'),
      source('ui', 'CharacterCount', 'CheckboxField', 'ErrorSummary', 'Field', 'FieldFrame', 'Form', 'formResolver'),
      source('ui', 'PasswordField', 'SubmitButton', 'useErrorText', 'validation'),
    ),
    priority: 1,
  },
  {
    name: 'auth',
    test: oneOf(
      source('domain', 'socialSignIn'),
      source('features/auth', 'AuthCard', 'GuestLink', 'captcha/CaptchaField', 'signInFailure', 'social/SocialSignIn'),
    ),
    priority: 1,
  },
  // Of the frame and of radio buttons, which are on pages without the frame too.
  { name: 'roving', test: /useRovingTabIndex/, priority: 1 },
  {
    name: 'frame',
    test: oneOf(
      material(
        'Backdrop',
        'Dialog\\w*',
        'Drawer',
        'Fade',
        'Grow',
        'List\\w*',
        'Menu\\w*',
        'Modal',
        'Popover',
        'Popper',
      ),
      material('Portal', 'Slide', 'Tooltip', 'Unstable_TrapFocus', 'useMediaQuery', 'transitions'),
      'node_modules/(@popperjs|@casl)/',
      source('app', 'ability'),
      source('ui', 'ConfirmDialog', 'useConfirmAction'),
      source('features/user', 'useLogout'),
    ),
    minShareCount: 2,
    priority: 0,
  },
  { name: 'icons', test: /@mui\/icons-material\//, minShareCount: 3, priority: 0 },
];

export default defineConfig(({ command, mode }) => {
  const variables = parseEnvironment(loadEnv(mode, process.cwd(), 'VITE_'));
  const mocks = variables.VITE_MOCKS ? variables.VITE_MOCKS === 'on' : command === 'serve' && mode !== 'production';
  return {
    plugins: [
      react(),
      datePickerWithoutMarkup(),
      zodWithoutJsonSchema(),
      withoutMockWorker(mocks),
      securityHeaders(variables),
      firstVisits(mocks),
    ],
    resolve: { tsconfigPaths: true },
    define: {
      'import.meta.env.MOCKS_ON': JSON.stringify(mocks),
      // As text: vitest keeps everything below `import.meta.env` as text.
      'import.meta.env.VARIABLES': JSON.stringify(JSON.stringify(variables)),
    },
    server: { port: 5173 },
    preview: { port: 4173, strictPort: true },
    build: {
      manifest: true,
      // It would stand in front of everything, for browsers that fetch the same files a little later without it.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        // The second one, so that what it imports at once counts as first; `start.ts` loads it after the first paint.
        input: ['index.html', 'src/app/main.tsx'],
        output: {
          codeSplitting: {
            groups: chunks,
          },
        },
      },
    },
    test: {
      // All cores: on a machine with two, the default is one worker.
      maxWorkers: '100%',
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['tests/{api,domain,architecture}/**/*.test.ts'],
            // A limit against hanging, not a budget: property tests run long on a busy machine.
            testTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'browser-like',
            environment: 'jsdom',
            include: ['tests/{app,features,pages,routes,ui,store}/**/*.test.{ts,tsx}'],
            setupFiles: ['tests/setup.ts'],
            isolate: false,
            pool: 'threads',
            testTimeout: 60_000,
          },
        },
      ],
    },
  };
});
