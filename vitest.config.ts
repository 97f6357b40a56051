import { defineConfig } from 'vitest/config'

const sources = ['apps/**', 'packages/**', 'tools/**']
const named = (ending: string) => sources.map((folder) => `${folder}/*${ending}`)
const skipped = ['**/node_modules/**', '**/build/**', '**/.react-router/**']

export default defineConfig({
  test: {
    // Real databases on two cores: hooks that start one need more than the default.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: named('.test.{ts,tsx}'),
          exclude: [...skipped, ...named('.races.test.ts'), ...named('.faults.test.ts')],
        },
      },
      {
        extends: true,
        test: {
          name: 'races',
          include: named('.races.test.ts'),
          exclude: skipped,
          fileParallelism: false,
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: named('.faults.test.ts'),
          exclude: skipped,
          fileParallelism: false,
          testTimeout: 1_800_000,
        },
      },
    ],
  },
})
