import { Tooltip, type TooltipProps } from '@mui/material';
import { useState } from 'react';
import { landmarkOf } from './focus';

type HintProps = Pick<TooltipProps, 'title' | 'open' | 'onOpen' | 'onClose' | 'children'>;

/** Rendered inside the landmark of its control. */
export function IconTooltip({ onOpen, ...props }: HintProps) {
  const [landmark, setLandmark] = useState<Element | null>(null);
  return (
    <Tooltip
      {...props}
      onOpen={(event) => {
        // It opens after a delay, when the event has no current target any more.
        setLandmark(landmarkOf(event.target as Element));
        onOpen?.(event);
      }}
      slotProps={{ popper: { container: landmark } }}
    />
  );
}
