import Box from '@mui/material/Box';
import { useColorScheme, useTheme } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { paintNetwork, type Surface } from './paintNetwork';
import { colorOf, type NetworkProps } from './SvgNetwork';

/** The network as pixels, for thousands of nodes: it is drawn again for each frame in which it moves. */
export function CanvasNetwork({ graph, picture, view, nameOf, selectedId, hoveredId }: NetworkProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { vars } = useTheme();
  const { mode, systemMode } = useColorScheme();
  const painted = useRef({ graph, picture, nameOf, selectedId, hoveredId });
  const repaint = useRef<() => void>(() => undefined);
  useEffect(() => {
    painted.current = { graph, picture, nameOf, selectedId, hoveredId };
    repaint.current();
  });
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return undefined;
    let frame = 0;
    let surface: Surface | null = null;
    const paint = () => {
      frame = 0;
      surface ??= surfaceOf(element, context, vars);
      paintNetwork(surface, painted.current, view.current());
    };
    const request = () => {
      if (frame === 0) frame = requestAnimationFrame(paint);
    };
    repaint.current = request;
    const stop = view.subscribe(request);
    const sizes = new ResizeObserver(() => {
      surface = null;
      request();
    });
    sizes.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      stop();
      sizes.disconnect();
    };
    // Another scheme has other colours.
  }, [mode, systemMode, vars, view]);
  return <Box component="canvas" ref={canvas} aria-hidden sx={{ display: 'block', width: '100%', height: '100%' }} />;
}

/** Sized for the device; each colour is asked for once. */
function surfaceOf(
  element: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  vars: Parameters<typeof colorOf>[0],
): Surface {
  const { clientWidth: width, clientHeight: height } = element;
  const pixels = Math.min(2, window.devicePixelRatio || 1);
  element.width = Math.round(width * pixels);
  element.height = Math.round(height * pixels);
  const style = getComputedStyle(element);
  const colors = new Map<string, string>();
  const color = (path: string) => {
    const known = colors.get(path);
    if (known !== undefined) return known;
    const variable = /--[\w-]+/.exec(colorOf(vars, path))?.[0];
    const found = (variable ? style.getPropertyValue(variable).trim() : '') || style.color;
    colors.set(path, found);
    return found;
  };
  return { context, width, height, pixels, font: style.fontFamily, color };
}
