import { lazy, type FunctionComponent, type LazyExoticComponent } from 'react';

type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : never;

/** Suspends until the module is there. Only for parts with a heavy library of their own (D-86). */
export function lazyComponent<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<FunctionComponent<PropsOf<Module[Name]>>> {
  return lazy(async () => ({ default: (await load())[name] as FunctionComponent<PropsOf<Module[Name]>> }));
}
