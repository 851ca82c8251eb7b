import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { AfterArrival } from '@/ui/basics/AfterArrival';
import { SearchBar } from '@/features/search';

/** The place of the search in the top bar. Its key works from the start; the rest comes after arrival (performance S2). */
export function SearchEntry() {
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // In a rich text the key makes a link.
      if (!/^k$/i.test(event.key) || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.defaultPrevented)
        return;
      event.preventDefault();
      setPresses((before) => before + 1);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <Box sx={{ width: { xs: 44, lg: 280 } }}>
      <AfterArrival isAwaited={presses > 0} fallback={null}>
        <SearchBar presses={presses} />
      </AfterArrival>
    </Box>
  );
}
