import { execFileSync } from 'node:child_process'

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()

const mergeBase = (): string => {
  for (const main of ['origin/main', 'main'])
    try {
      return git('merge-base', 'HEAD', main)
    } catch {
      // That branch doesn't exist here.
    }
  return 'HEAD'
}

/**
 * The files that differ from a commit, including uncommitted and new ones: from the given commit; by default, from
 * where the branch left `main`; on `main` itself without uncommitted changes, from the previous commit.
 */
export const changedFiles = (base = mergeBase()): string[] => {
  const differing = (from: string) => [
    ...git('diff', '--name-only', from).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ]
  const files = differing(base).filter(Boolean)
  return files.length > 0 ? files : differing('HEAD~1').filter(Boolean)
}
