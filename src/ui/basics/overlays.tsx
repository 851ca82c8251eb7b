import type { DialogProps } from '@mui/material/Dialog';
import type { DrawerProps } from '@mui/material/Drawer';
import type { MenuProps } from '@mui/material/Menu';
import type { PopoverProps } from '@mui/material/Popover';
import type { SnackbarProps } from '@mui/material/Snackbar';
import type { TooltipProps } from '@mui/material/Tooltip';
import { useForkRef } from '@mui/material/utils';
import {
  cloneElement,
  createElement,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactElement,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import type * as overlayComponents from './overlayComponents';
import { useHasOpened } from './useHasOpened';

/*
 * Components that open over a page. No first page shows any of it, so its code is fetched with the first interaction, or when
 * something opens before that (performance S2).
 */

type Components = typeof overlayComponents;

let components: Components | null = null;
const waiting = new Set<() => void>();

export async function loadOverlays(): Promise<void> {
  components = await import('./overlayComponents');
  for (const callback of waiting) callback();
}

function whenLoaded(callback: () => void): () => void {
  waiting.add(callback);
  return () => waiting.delete(callback);
}

/** A component of MUI that is rendered from the first time it opens. */
function overlay<Props extends { open?: boolean }>(pick: (loaded: Components) => ComponentType<Props>) {
  return function Overlay(props: Props) {
    const { open = false } = props;
    const [isLoaded, setIsLoaded] = useState(components !== null);
    const hasOpened = useHasOpened(open);
    const [error, setError] = useState<{ cause: unknown } | null>(null);
    useEffect(() => {
      if (!open || isLoaded) return;
      loadOverlays().then(
        () => setIsLoaded(true),
        (cause: unknown) => setError({ cause }),
      );
    }, [open, isLoaded]);
    // The page's error screen offers to load it again, as for any missing code.
    if (error) throw error.cause;
    if (!components || !hasOpened) return null;
    const Component = pick(components);
    return <Component {...props} {...(open ? {} : ignoringPresses)} />;
  };
}

/** What fades out is done: the second half of a double click, or of a press of Enter, does nothing in it. */
const ignore = (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
};
const ignoringPresses = { onClickCapture: ignore, onSubmitCapture: ignore } as const;

/** What is rendered inside an open overlay, hence after the code has arrived. */
function overlayContent<Name extends keyof Components>(name: Name): Components[Name] {
  const Content = (props: object) => (components ? createElement(components[name] as ComponentType, props) : null);
  // The same props, the generic `component` of MUI included.
  return Content as unknown as Components[Name];
}

export const Dialog = overlay<DialogProps>((loaded) => loaded.Dialog);
export const Drawer = overlay<DrawerProps>((loaded) => loaded.Drawer);
export const Menu = overlay<MenuProps>((loaded) => loaded.Menu);
export const Popover = overlay<PopoverProps>((loaded) => loaded.Popover);
export const Snackbar = overlay<SnackbarProps>((loaded) => loaded.Snackbar);

export const DialogActions = overlayContent('DialogActions');
export const DialogContent = overlayContent('DialogContent');
export const DialogTitle = overlayContent('DialogTitle');
export const MenuItem = overlayContent('MenuItem');

/**
 * A tooltip for a control that has a name without it: until the first interaction has fetched the code, and where the
 * title is empty, the control stands alone. With the tooltip the control is another element: one that has the focus gets
 * its tooltip once it has lost it.
 */
export function Tooltip({ children, ...props }: TooltipProps) {
  const [isLoaded, setIsLoaded] = useState(components !== null);
  const control = useRef<Element>(null);
  const child = children as ReactElement<{ ref?: Ref<Element> }>;
  const ref = useForkRef(child.props.ref, control);
  useEffect(() => {
    if (isLoaded) return undefined;
    const show = () => {
      if (control.current === document.activeElement) control.current?.addEventListener('blur', show, { once: true });
      // At once: until a later rendering the control could take the focus, and lose it with its element.
      else flushSync(() => setIsLoaded(true));
    };
    return whenLoaded(show);
  }, [isLoaded]);
  const alone = cloneElement(child, { ref });
  return isLoaded && components && props.title !== '' ? (
    <components.Tooltip {...props}>{alone}</components.Tooltip>
  ) : (
    alone
  );
}

/**
 * Container for something that opens beside a control: the dialog or the main part of the page that holds the control, so
 * that no content is outside of all landmarks; else, also for a control that is gone by now, the main part.
 */
export function landmarkOf(control: Element | null): Element {
  return control?.closest('[role="dialog"], main') ?? document.querySelector('main') ?? document.body;
}
