import { Box } from '@mui/material';
import { render as renderTree, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RtlStyles } from '@/app/RtlStyles';
import { createStyleCache } from '@/app/styleCache';
import { render } from '@tests/render';
import { keepStyles } from '@tests/styles';

const mirrored = () => document.body.querySelectorAll('[class*="rtl-"]').length;

beforeEach(keepStyles);

afterEach(() => {
  document.documentElement.dir = 'ltr';
});

describe('mirrored styles', () => {
  it('put what stood at the left to the right', () => {
    renderTree(
      <RtlStyles>
        <Box sx={{ marginLeft: '7px', paddingInlineStart: '5px' }}>text</Box>
      </RtlStyles>,
    );
    expect(screen.getByText('text')).toHaveStyle({ marginRight: '7px', paddingInlineStart: '5px' });
    expect(screen.getByText('text')).not.toHaveStyle({ marginLeft: '7px' });
  });

  it('are used where the document reads from right to left, and only there', async () => {
    const { unmount } = await render('/login');
    expect(mirrored()).toBe(0);
    unmount();
    document.documentElement.dir = 'rtl';
    await render('/login');
    await waitFor(() => expect(mirrored()).toBeGreaterThan(0));
  });
});

describe('the sheets of styles', () => {
  it('take what is rendered together, and leave what was rendered before as it is', async () => {
    const cache = createStyleCache({ key: 'sheets', speedy: true });
    const insert = (name: string) => cache.insert(`.${name}`, { name, styles: 'color:red' }, cache.sheet, true);
    const sheets = () =>
      [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion="sheets"]')].map((element) =>
        [...(element.sheet?.cssRules ?? [])].map(({ cssText }) => cssText.split(' ', 1)[0]),
      );
    insert('first');
    insert('second');
    expect(sheets()).toEqual([['.first', '.second']]);
    await Promise.resolve();
    insert('later');
    expect(sheets()).toEqual([['.first', '.second'], ['.later']]);
  });
});
