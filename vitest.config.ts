import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { messages } from './apps/web/vite/messages.ts'
import { FileTimes } from './tools/test/file-times.ts'
import { LongestFirst } from './tools/test/longest-first.ts'

// `npm test` reads its totals and its output from files.
const { TEST_REPORT: report, FILE_TIMES: times } = process.env

const sources = ['apps/**', 'packages/**', 'tools/**']
const named = (ending: string) => sources.map((folder) => `${folder}/*${ending}`)
const skipped = ['**/node_modules/**', '**/build/**', '**/.react-router/**']

export default defineConfig({
  plugins: [messages()],
  test: {
    reporters: report && times ? ['default', ['json', { outputFile: report }], new FileTimes(times)] : ['default'],
    // Long enough for a busy machine: no test depends on elapsed time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // While files wait for their databases, another one computes; the default leaves a core idle.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Otherwise half of a small file's time would go to loading what it tests.
          isolate: false,
          include: named('.test.{ts,tsx}'),
          exclude: [...skipped, ...named('.races.test.ts')],
          testTimeout: Number(process.env.RACE_TIMEOUT ?? 120_000),
        },
      },
      {
        extends: true,
        test: {
          name: 'races',
          include: named('.races.test.ts'),
          exclude: skipped,
          // Each has several processes of its own; two at a time keep two cores busy. In full runs, they run alone.
          maxWorkers: Number(process.env.RACE_WORKERS ?? 2),
          sequence: { groupOrder: 1 },
          testTimeout: Number(process.env.RACE_TIMEOUT ?? 300_000),
        },
      },
    ],
  },
})
