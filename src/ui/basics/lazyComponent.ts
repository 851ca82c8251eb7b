import { lazy, type FunctionComponent, type LazyExoticComponent } from 'react';

type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : never;

async function find<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) {
  return { default: (await load())[name] as FunctionComponent<PropsOf<Module[Name]>> };
}

/**
 * A component whose module is loaded when it is first rendered; it suspends until then. `name` is that of the export.
 * For pages, what opens over them, and parts with a heavy library of their own.
 */
export function lazyComponent<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<FunctionComponent<PropsOf<Module[Name]>>> {
  return lazy(() => find(load, name));
}

const Nothing = () => null;

/**
 * As `lazyComponent`, for what stands beside the page and must not take it along: where its code cannot be loaded it waits
 * for the connection, and stays away if it cannot be loaded then either.
 */
export function optionalComponent<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<FunctionComponent<PropsOf<Module[Name]>>> {
  return lazy(async () => {
    try {
      return await find(load, name);
    } catch {
      await new Promise((resolve) => {
        window.addEventListener('online', resolve, { once: true });
      });
      return find(load, name).catch(() => ({ default: Nothing }));
    }
  });
}
