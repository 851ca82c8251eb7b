import { useState, type DragEvent } from 'react';

export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const drag = (isEntering: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(isEntering);
  };
  const dropProps = {
    onDragOver: drag(true),
    onDragLeave: drag(false),
    onDrop: (event: DragEvent) => {
      drag(false)(event);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isDraggedOver, dropProps };
}
