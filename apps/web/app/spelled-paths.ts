/**
 * Parameters that are one of a few words where another screen takes other words at the same place: the router tells the two
 * apart only when the words are written out.
 */
const spelled: Readonly<Record<string, readonly string[]>> = {
  invoicesType: ['open', 'all'],
  issuesType: ['pending', 'all', 'check-out', 'damage-claims'],
  vendorType: ['general', 'utilities', 'contracts'],
}

const quarters = ['1', '2', '3', '4']

/**
 * The patterns by which the router finds a screen: its path, or that path once for each word it may end with. A quarter is
 * written out as well, since two dates may stand at the place of a year and a quarter.
 */
export const spelledPaths = (path: string): string[] => {
  if (path.endsWith('/:quarter')) return quarters.map((word) => path.replace(/:quarter$/, word))
  const [ending = '', name = ''] = /\/:(\w+)\?$/.exec(path) ?? []
  const words = spelled[name]
  if (!words) return [path]
  const bare = path.slice(0, -ending.length)
  return [bare, ...words.map((word) => `${bare}/${word}`)]
}
