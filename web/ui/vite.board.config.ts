import { defineConfig } from 'vite'

/** The board alone, as one file by a name that stays, for other pages to embed. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: process.env['DAMIER_UI'] ?? 'dist',
    emptyOutDir: false,
    target: 'es2022',
    lib: { entry: 'src/board/game-board.ts', formats: ['es'], fileName: () => 'board.js' },
  },
})
