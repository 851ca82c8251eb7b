import { useEffect, useState, type ReactNode } from 'react';

/** Responses that come at once show no skeleton, only its place. */
export function Delayed({ children }: { children: ReactNode }) {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span aria-hidden style={{ display: 'block', visibility: visible ? 'visible' : 'hidden' }}>
      {children}
    </span>
  );
}
