import { defineConfig } from 'vitest/config'

/** Where Maven collects the classes; a build without Maven says nothing and gets `dist`. */
const target = process.env['DAMIER_UI'] ?? 'dist'
/** A running server for `vite dev`, which hands it all that is not a file of the page. */
const server = process.env['DAMIER_SERVER'] ?? 'http://localhost:8080'

export default defineConfig({
  build: {
    outDir: target,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: 'index.html', board: 'src/board/game-board.ts' },
      output: {
        // Others embed the board by its name; everything else may be kept by browsers for ever.
        entryFileNames: (chunk) => (chunk.name === 'board' ? 'board.js' : 'assets/[name]-[hash].js'),
      },
      // The board's entry exports its types and its class to pages that import it.
      preserveEntrySignatures: 'strict',
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: {
    projects: [
      { test: { name: 'unit', environment: 'happy-dom', include: ['test/**/*.test.{ts,tsx}'] } },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.spec.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
