import { defineConfig } from 'vitest/config'

/** Where Maven collects the classes; a build without Maven says nothing and gets `dist`. */
const outDir = process.env['DAMIER_UI'] ?? 'dist'
/** A running server for `vite dev`, which hands it what is not a page; open it once for its cookie. */
const server = process.env['DAMIER_SERVER'] ?? 'http://localhost:7777'

export default defineConfig({
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } } },
  test: {
    projects: [
      { test: { name: 'unit', include: ['test/**/*.test.{ts,tsx}'] } },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.spec.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Machines that check may be slow; nothing in these tests is about speed.
          expect: { poll: { timeout: 60_000 } },
          // Files have a server and a browser each, and wait for them most of the time.
          maxWorkers: 2,
        },
      },
    ],
  },
})
