import { SearchButton } from './SearchButton';
import { SearchDialogs } from './SearchDialogs';

interface SearchBarProps {
  /** What opens it: in the top bar, on a page, or nothing but its keys. */
  button: 'ofBar' | 'ofPage' | 'none';
  /** Whether it opens here; once in a frame. */
  hasDialogs: boolean;
}

/** The search, or a part of it. */
export function SearchBar({ button, hasDialogs }: SearchBarProps) {
  return (
    <>
      {button === 'none' ? null : <SearchButton fieldFrom={button === 'ofBar' ? 'lg' : 'xs'} />}
      {hasDialogs ? <SearchDialogs /> : null}
    </>
  );
}
