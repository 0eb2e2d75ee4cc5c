import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { art } from './art';
import { words } from './catalogues';
import { offline } from './offline';

const SERVER = process.env.FARMYARD ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [art(), words(), svelte(), svelteTesting(), offline()],
  base: '/',
  // Wherever the page lies, its parts find each other: `farmyard site` moves it into any folder.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  build: {
    outDir: '../src/farmyard/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } }, fs: { allow: ['..'] } },
  test: { environment: 'jsdom', setupFiles: ['tests/setup.ts'], include: ['tests/**/*.test.ts'], testTimeout: 30_000 },
});
