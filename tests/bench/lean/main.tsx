/*
 * What the mandated stack costs at work, without any of our seams: a windowed list of cards and a form of ten fields in
 * one state, and the way from one to the other (performance, S5 to S7 and S10).
 */
import { Button, Card, CardContent, CssBaseline, TextField, Typography } from '@mui/material';
import { configureStore, createAsyncThunk, createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import axios from 'axios';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { createHashRouter, Link, Outlet, RouterProvider } from 'react-router-dom';

/** An item of any of the app's lists, as it is answered. */
type Item = { id: string | number } & Record<string, unknown>;

/** What a card shows of it. */
const textsOf = (item: Item) =>
  Object.values(item).filter((value): value is string => typeof value === 'string' && value !== '');

const adapter = createEntityAdapter<Item>();
const load = createAsyncThunk(
  'items/load',
  async () => (await axios.get<{ data: Item[] }>(`${import.meta.env['VITE_API_HOST'] ?? ''}/api/items`)).data.data,
);
const items = createSlice({
  name: 'items',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) =>
    void builder.addCase(load.fulfilled, (state, { payload }) => adapter.setAll(state, payload)),
});
const store = configureStore({ reducer: { items: items.reducer } });
type Store = typeof store;
const { selectAll } = adapter.getSelectors((state: ReturnType<Store['getState']>) => state.items);

function List() {
  const dispatch = useDispatch<Store['dispatch']>();
  const all = useSelector(selectAll);
  useEffect(() => void (all.length === 0 && dispatch(load())), [all, dispatch]);
  const virtualizer = useWindowVirtualizer({ count: all.length, estimateSize: () => 104, overscan: 6 });
  return (
    <>
      <h1>List</h1>
      <ul style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => (
          <li key={key} style={{ position: 'absolute', height: 104, transform: `translateY(${start}px)` }}>
            {all[index] && <ItemCard item={all[index]} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function ItemCard({ item }: { item: Item }) {
  const [title = '', ...texts] = textsOf(item).slice(0, 3);
  return (
    <Card component="article">
      <CardContent>
        <Typography component="h2">{title}</Typography>
        {texts.map((text, index) => (
          <Typography key={index} noWrap>
            {text}
          </Typography>
        ))}
        <Button size="small">Open</Button>
      </CardContent>
    </Card>
  );
}

function Form() {
  const [values, setValues] = useState<Record<string, string>>({});
  return (
    <>
      <h1>Form</h1>
      {Array.from({ length: 10 }, (_, index) => `Field ${index + 1}`).map((name) => (
        <TextField
          key={name}
          label={name}
          value={values[name] ?? ''}
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
        />
      ))}
    </>
  );
}

function Shell() {
  return (
    <>
      <nav>
        <Link to="/">Form</Link> <Link to="/list">List</Link>
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  );
}

const router = createHashRouter([
  {
    Component: Shell,
    children: [
      { index: true, Component: Form },
      { path: 'list', Component: List },
    ],
  },
]);

createRoot(document.getElementById('root')!).render(
  <Provider store={store}>
    <CssBaseline />
    <RouterProvider router={router} />
  </Provider>,
);
