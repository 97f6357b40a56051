import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Long work in small files. On a fresh machine the runner goes by size alone, and would leave them for the end. */
const long = ['lives/demo-world.test.ts', 'testing/access/matrix.test.ts', 'accounts/allowances.test.ts']

const isLong = ({ moduleId }: TestSpecification) => long.some((name) => moduleId.endsWith(name))

/** What takes longest is begun first, so that no core is idle while the last file ends. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
