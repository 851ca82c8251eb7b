import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Served below the bare page, by the same host. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/lean/',
  publicDir: false,
  plugins: [react()],
  build: { outDir: resolve(import.meta.dirname, '../dist/bare/lean'), emptyOutDir: true, chunkSizeWarningLimit: 1000 },
});
