import { availableParallelism } from 'node:os'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { compileHints } from './src/app/build/compile-hints.ts'
import { cspPlugin } from './src/app/build/csp.ts'
import { chunkGroups, isFirstLoadChunk } from './src/app/build/chunks.ts'
import { deployable } from './src/app/build/deployable.ts'
import { indexPagePlugin } from './src/app/build/index-page.ts'
import { createNoticesPlugins } from './src/app/build/notices.ts'
import { wrapImportsPlugin } from './src/app/build/wrap-imports.ts'
import { unitTestFiles } from './src/app/build/unit-test-files.ts'

const notices = createNoticesPlugins()

export default defineConfig(({ mode }) => ({
  publicDir: 'src/app/static',
  // Not the pages of e2e/bench, which name libraries that are not installed.
  optimizeDeps: { entries: ['index.html'] },
  plugins: [
    wrapImportsPlugin(),
    react(),
    tailwindcss(),
    cspPlugin(),
    indexPagePlugin(),
    compileHints(isFirstLoadChunk),
    notices.forPage,
    deployable(),
  ],
  build: {
    outDir: 'dist',
    target: 'es2023',
    // What the theme's colours need, and Tailwind with them: older ones would be sent every colour twice.
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The page asks for what the first screen needs (app/build/session-files.ts); the rest is fetched at rest.
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  // As a module: where there is no worker the page imports its file (scan/jobs/README §1).
  worker: { format: 'es', plugins: notices.forWorkers },
  test: {
    environment: 'node',
    testTimeout: 120_000,
    reporters: ['default', './src/app/build/times/vitest-reporter.ts'],
    // As many as there are cores: Vitest leaves one free, and a machine with two would do nothing side by side.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        mode,
        test: {
          name: 'together',
          include: unitTestFiles.shared,
          isolate: false,
          setupFiles: ['tests/throw-reported-errors.ts', 'tests/vitest-setup.ts'],
        },
      },
      // After the others: a process that is shared ends where the next file wants one of its own. A page of its own in
      // one process costs a third of what a process for each does.
      {
        extends: true,
        mode,
        test: {
          name: 'apart',
          include: unitTestFiles.isolated,
          pool: 'vmThreads',
          setupFiles: ['tests/throw-reported-errors.ts'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
}))
