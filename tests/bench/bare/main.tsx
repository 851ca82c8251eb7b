/*
 * The whole mandated stack in one page and nothing else (quality, section 7): React, data router, Redux Toolkit,
 * axios, CASL, i18next, zod, notistack, js-cookie, an MUI shell, react-hook-form with its resolver, a select and the
 * Stripe loader. It imports the libraries themselves: it stands for a page that has none of our seams.
 */
import { createMongoAbility } from '@casl/ability';
import { AbilityProvider, Can } from '@casl/react';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  AppBar,
  Button,
  createTheme,
  CssBaseline,
  Drawer,
  Menu,
  MenuItem,
  Select,
  TextField,
  ThemeProvider,
  Toolbar,
} from '@mui/material';
import { configureStore, createAsyncThunk, createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import { loadStripe } from '@stripe/stripe-js/pure';
import axios from 'axios';
import i18next from 'i18next';
import Cookies from 'js-cookie';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Controller, useForm } from 'react-hook-form';
import { initReactI18next, useTranslation } from 'react-i18next';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { z } from 'zod';

const api = axios.create({ baseURL: '/api/' });
interface Item {
  id: string;
  name: string;
}
const adapter = createEntityAdapter<Item>();
const load = createAsyncThunk('items/load', async () => (await api.get<Item[]>('items')).data);
const items = createSlice({
  name: 'items',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) =>
    void builder.addCase(load.fulfilled, (state, { payload }) => adapter.setAll(state, payload)),
});
const store = configureStore({ reducer: { items: items.reducer } });
type Store = typeof store;

const ability = createMongoAbility([{ action: 'manage', subject: 'all' }]);
const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: { light: true, dark: true },
});
const Login = z.object({
  email: z.email(),
  password: z.string().check(z.minLength(8)),
  gender: z.enum(['male', 'female']),
});
type Login = z.output<typeof Login>;

void i18next.use(initReactI18next).init({
  lng: 'de',
  defaultNS: 'common',
  resources: { de: { common: { action: { save: 'Sichern', edit: 'Bearbeiten', back: 'Zurück', next: 'Weiter' } } } },
});

function Shell() {
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { t } = useTranslation();
  return (
    <>
      <AppBar position="sticky">
        <Toolbar>
          <Button color="inherit" onClick={() => setOpen(true)}>
            {t('action.edit')}
          </Button>
          <Button color="inherit" onClick={(event) => setAnchor(event.currentTarget)}>
            {Cookies.get('name') ?? t('action.save')}
          </Button>
        </Toolbar>
      </AppBar>
      <Drawer open={open} onClose={() => setOpen(false)}>
        {t('action.edit')}
      </Drawer>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem>{t('action.save')}</MenuItem>
      </Menu>
      <main>
        <Outlet />
      </main>
    </>
  );
}

function Form() {
  const { t } = useTranslation();
  const { enqueueSnackbar } = useSnackbar();
  const dispatch = useDispatch<Store['dispatch']>();
  const count = useSelector((state: ReturnType<Store['getState']>) => state.items.ids.length);
  const { register, control, handleSubmit } = useForm<Login>({ resolver: zodResolver(Login) });
  const submit = async () => {
    await dispatch(load());
    await loadStripe('pk_test_bare');
    enqueueSnackbar(String(count));
  };
  return (
    <form onSubmit={(event) => void handleSubmit(submit)(event)}>
      <h1>{t('action.save')}</h1>
      <TextField label={t('action.back')} {...register('email')} />
      <TextField label={t('action.next')} type="password" {...register('password')} />
      <Controller
        name="gender"
        control={control}
        defaultValue="male"
        render={({ field }) => (
          <Select {...field}>
            <MenuItem value="male">{t('action.save')}</MenuItem>
            <MenuItem value="female">{t('action.edit')}</MenuItem>
          </Select>
        )}
      />
      <Can I="create" a="Item">
        <Button type="submit" variant="contained">
          {t('action.save')}
        </Button>
      </Can>
    </form>
  );
}

const router = createBrowserRouter([{ Component: Shell, children: [{ path: '*', Component: Form }] }]);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Provider store={store}>
      <ThemeProvider theme={theme} noSsr>
        <CssBaseline />
        <AbilityProvider value={ability}>
          <SnackbarProvider>
            <RouterProvider router={router} />
          </SnackbarProvider>
        </AbilityProvider>
      </ThemeProvider>
    </Provider>
  </StrictMode>,
);
