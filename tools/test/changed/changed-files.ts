import { execFileSync } from 'node:child_process'

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()

const mergeBase = (): string => {
  for (const main of ['origin/main', 'main'])
    try {
      return git('merge-base', 'HEAD', main)
    } catch {
      // There is no such branch here.
    }
  return 'HEAD'
}

/**
 * The files that differ from a commit, uncommitted and new ones among them: from the one named, else from where the
 * branch left `main`, and on `main` itself with nothing uncommitted from the commit before.
 */
export const changedFiles = (base = mergeBase()): string[] => {
  const differing = (from: string) => [
    ...git('diff', '--name-only', from).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ]
  const files = differing(base).filter(Boolean)
  return files.length > 0 ? files : differing('HEAD~1').filter(Boolean)
}
