import { useLayoutEffect, useState, type RefObject } from 'react';
import type { GraphPicture, Point } from '@/domain/graphLayout';

/** Where the middle of the network is in the frame, px, and how large it is drawn. */
export interface View extends Point {
  scale: number;
}

const scales = { min: 0.15, max: 4 } as const;
const readableScale = 0.72;
/** Networks that fit only below this begin with their middle. */
const minWholeScale = 0.42;
/** Px around the drawing, for names below and buttons beside it, in a narrow frame below. */
const margin = { x: 64, xOfButtons: 108, top: 28, bottom: 60 } as const;
const minWidthOfButtons = 700;
/** A node that is chosen by a key keeps this distance from the edge, px. */
const edge = 56;

const between = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

function fitting({ points }: GraphPicture, width: number, height: number): View {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const marginX = width < minWidthOfButtons ? margin.x : margin.xOfButtons;
  const free = { width: width - 2 * marginX, height: height - margin.top - margin.bottom };
  const scale = between(Math.min(free.width / (right - left || 1), free.height / (bottom - top || 1)), scales.min, 1.3);
  return {
    scale,
    x: width / 2 - ((left + right) / 2) * scale,
    y: margin.top + free.height / 2 - ((top + bottom) / 2) * scale,
  };
}

/** Drawings subscribe, so that moving renders nothing. The wheel scrolls the page; with Ctrl or Cmd it zooms. */
export class GraphView {
  private view: View = { x: 0, y: 0, scale: 1 };
  private readonly listeners = new Set<(view: View) => void>();
  private frame: HTMLElement | null = null;
  private picture: GraphPicture | null = null;
  /** By the user: then another size of the window changes nothing. */
  private hasMoved = false;
  /** What has to be seen when the frame gets another size. */
  private shown: Point | null = null;

  current(): View {
    return this.view;
  }

  subscribe(listener: (view: View) => void): () => void {
    this.listeners.add(listener);
    listener(this.view);
    return () => {
      this.listeners.delete(listener);
    };
  }

  private set(next: View): void {
    this.view = next;
    for (const listener of this.listeners) listener(next);
  }

  moveBy(x: number, y: number): void {
    this.hasMoved = true;
    this.set({ ...this.view, x: this.view.x + x, y: this.view.y + y });
  }

  /** Keeps the point of the frame where it is, by default its middle. */
  zoomBy(factor: number, at?: Point): void {
    const { x, y, scale } = this.view;
    const next = between(scale * factor, scales.min, scales.max);
    const centre = at ?? { x: (this.frame?.clientWidth ?? 0) / 2, y: (this.frame?.clientHeight ?? 0) / 2 };
    const ratio = next / scale;
    this.hasMoved = true;
    this.set({ scale: next, x: centre.x - (centre.x - x) * ratio, y: centre.y - (centre.y - y) * ratio });
  }

  fit(): void {
    if (!this.frame || !this.picture) return;
    this.hasMoved = true;
    this.set(fitting(this.picture, this.frame.clientWidth, this.frame.clientHeight));
  }

  reset(): void {
    this.hasMoved = false;
    if (!this.frame || !this.picture) return;
    const { clientWidth: width, clientHeight: height } = this.frame;
    const all = fitting(this.picture, width, height);
    const hasNames = this.picture.radii.person > 15;
    this.set(hasNames && all.scale < minWholeScale ? { scale: readableScale, x: width / 2, y: height / 2 } : all);
  }

  /** Moves the drawing as far as it takes to see the point. */
  show(point: Point): void {
    this.shown = point;
    if (!this.frame || this.frame.clientWidth === 0) return;
    const { x, y, scale } = this.view;
    const { clientWidth: width, clientHeight: height } = this.frame;
    const at = { x: point.x * scale + x, y: point.y * scale + y };
    const byX = between(at.x, edge, Math.max(edge, width - edge)) - at.x;
    const byY = between(at.y, edge, Math.max(edge, height - edge)) - at.y;
    if (byX !== 0 || byY !== 0) this.set({ scale, x: x + byX, y: y + byY });
  }

  /** Returns the cleanup. */
  attach(frame: HTMLElement, picture: GraphPicture): () => void {
    this.frame = frame;
    this.picture = picture;
    this.reset();
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = frame.getBoundingClientRect();
      this.zoomBy(Math.exp(-event.deltaY / 300), { x: event.clientX - left, y: event.clientY - top });
    };
    frame.addEventListener('wheel', onWheel, { passive: false });
    const sizes = new ResizeObserver(() => {
      if (this.hasMoved) return;
      this.reset();
      if (this.shown) this.show(this.shown);
    });
    sizes.observe(frame);
    return () => {
      frame.removeEventListener('wheel', onWheel);
      sizes.disconnect();
    };
  }
}

/** A layout effect, as for all that draws: it begins again when a hidden page is shown. */
export function useGraphView(frame: RefObject<HTMLElement | null>, picture: GraphPicture): GraphView {
  const [view] = useState(() => new GraphView());
  useLayoutEffect(() => (frame.current ? view.attach(frame.current, picture) : undefined), [frame, picture, view]);
  return view;
}
