import Box from '@mui/material/Box';
import { useColorScheme, useTheme } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import { paintNetwork, type Painted, type Surface } from './paintNetwork';
import { colorOf, type NetworkProps } from './SvgNetwork';
import type { GraphView, View } from './useGraphView';

/** Share of the frame that is painted beyond each side, so that moving shows what is there already. */
const reserve = 0.4;
/** Painted again when a movement has come to rest, ms. */
const restMs = 150;

/** For thousands of nodes: moving only transforms the canvas in the browser; it is painted again at rest. */
export function CanvasNetwork({ graph, picture, view, nameOf, selectedId, hoveredId }: NetworkProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { vars } = useTheme();
  const { mode, systemMode } = useColorScheme();
  const painted = useRef<Painted>({ graph, picture, nameOf, selectedId, hoveredId });
  const painter = useRef<Painter | null>(null);
  useLayoutEffect(() => {
    painted.current = { graph, picture, nameOf, selectedId, hoveredId };
    painter.current?.request();
  });
  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return undefined;
    const own = new Painter(element, context, view, {
      painted: () => painted.current,
      variableOf: (path) => /--[\w-]+/.exec(colorOf(vars, path))?.[0],
    });
    painter.current = own;
    return () => own.stop();
    // Another scheme has other colours.
  }, [mode, systemMode, vars, view]);
  return <Box component="canvas" ref={canvas} aria-hidden sx={surfaceStyle} />;
}

const surfaceStyle = {
  position: 'absolute',
  left: `${-reserve * 100}%`,
  top: `${-reserve * 100}%`,
  width: `${(1 + 2 * reserve) * 100}%`,
  height: `${(1 + 2 * reserve) * 100}%`,
  transformOrigin: '0 0',
} as const;

interface Sources {
  painted: () => Painted;
  variableOf: (path: string) => string | undefined;
}

/** Paints at most once a frame. */
class Painter {
  private frame = 0;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private surface: Surface | null = null;
  /** Where the network was when it was painted. */
  private last: View | null = null;
  private readonly ends: (() => void)[];

  private readonly element: HTMLCanvasElement;
  private readonly context: CanvasRenderingContext2D;
  private readonly view: GraphView;
  private readonly sources: Sources;

  constructor(element: HTMLCanvasElement, context: CanvasRenderingContext2D, view: GraphView, sources: Sources) {
    this.element = element;
    this.context = context;
    this.view = view;
    this.sources = sources;
    const sizes = new ResizeObserver(() => {
      this.surface = null;
      this.request();
    });
    sizes.observe(element);
    this.ends = [view.subscribe((next) => this.move(next)), () => sizes.disconnect()];
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.rest);
    for (const end of this.ends) end();
  }

  request(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame(() => this.paint());
  }

  private offset() {
    const { clientWidth, clientHeight } = this.element;
    const share = reserve / (1 + 2 * reserve);
    return { x: clientWidth * share, y: clientHeight * share };
  }

  private move(next: View): void {
    if (!this.last) {
      this.request();
      return;
    }
    const ratio = next.scale / this.last.scale;
    const { x, y } = this.offset();
    // In the canvas, which begins outside of the frame.
    const byX = next.x + x - (this.last.x + x) * ratio;
    const byY = next.y + y - (this.last.y + y) * ratio;
    this.element.style.transform = `translate(${byX}px, ${byY}px) scale(${ratio})`;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.request(), restMs);
  }

  private paint(): void {
    this.frame = 0;
    this.surface ??= this.newSurface();
    const view = this.view.current();
    const { x, y } = this.offset();
    paintNetwork(this.surface, this.sources.painted(), { scale: view.scale, x: view.x + x, y: view.y + y });
    this.last = view;
    this.element.style.transform = '';
  }

  /** Sized for the device; each colour is asked for once. */
  private newSurface(): Surface {
    const { element, context } = this;
    const { clientWidth: width, clientHeight: height } = element;
    const pixels = Math.min(2, window.devicePixelRatio || 1);
    element.width = Math.round(width * pixels);
    element.height = Math.round(height * pixels);
    const style = getComputedStyle(element);
    const colors = new Map<string, string>();
    const color = (path: string) => {
      const known = colors.get(path);
      if (known !== undefined) return known;
      const variable = this.sources.variableOf(path);
      const found = (variable ? style.getPropertyValue(variable).trim() : '') || style.color;
      colors.set(path, found);
      return found;
    };
    return { context, width, height, pixels, font: style.fontFamily, color };
  }
}
