import { useRef, type PointerEvent, type RefObject } from 'react';
import type { Point } from '@/domain/graphLayout';
import type { GraphView } from './useGraphView';

/** Smaller movements count as a press, px. */
const dragFrom = 5;

interface Touch extends Point {
  from: Point;
}

const centreOf = ([one, other]: readonly Point[]): Point =>
  one && other ? { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 } : (one ?? { x: 0, y: 0 });
const distanceOf = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

/** Moves the drawing with a pointer, zooms it with two, and tells where it is pressed. */
export function useDragging(frame: RefObject<HTMLElement | null>, view: GraphView, onPress: (at: Point) => void) {
  const touches = useRef(new Map<number, Touch>());
  const isDragging = useRef(false);
  const at = (event: PointerEvent): Point => {
    const box = frame.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const end = (event: PointerEvent, isPress: boolean) => {
    const touch = touches.current.get(event.pointerId);
    touches.current.delete(event.pointerId);
    if (touch && isPress && !isDragging.current) onPress(touch);
    if (touches.current.size === 0) isDragging.current = false;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest('button') !== null) return;
      const point = at(event);
      touches.current.set(event.pointerId, { ...point, from: point });
    },
    onPointerMove: (event: PointerEvent) => {
      const touch = touches.current.get(event.pointerId);
      if (!touch) return;
      const point = at(event);
      if (!isDragging.current) {
        if (Math.hypot(point.x - touch.from.x, point.y - touch.from.y) < dragFrom) return;
        isDragging.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      const before = [...touches.current.values()].map(({ x, y }) => ({ x, y }));
      touches.current.set(event.pointerId, { ...touch, ...point });
      const after = [...touches.current.values()];
      const [from, to] = [centreOf(before), centreOf(after)];
      view.moveBy(to.x - from.x, to.y - from.y);
      if (before.length > 1 && distanceOf(before) > 0) view.zoomBy(distanceOf(after) / distanceOf(before), to);
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  };
}
