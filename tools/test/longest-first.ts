import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Slow tests in small files. On a fresh machine, the runner sorts only by size, and would leave them for the end. */
const long = ['lives/demo-world.test.ts', 'testing/access/matrix.test.ts', 'accounts/allowances.test.ts']

const isLong = ({ moduleId }: TestSpecification) => long.some((name) => moduleId.endsWith(name))

/** The slowest files start first, so that no core is idle while the last one finishes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
