/**
 * Parameters limited to a few words, where another screen accepts other words in the same position: the router can tell
 * the two apart only if the words are spelled out.
 */
const spelled: Readonly<Record<string, readonly string[]>> = {
  invoicesType: ['open', 'all'],
  issuesType: ['pending', 'all', 'check-out', 'damage-claims'],
  vendorType: ['general', 'utilities', 'contracts'],
}

const quarters = ['1', '2', '3', '4']

/**
 * The patterns by which the router finds a screen: its path, or that path once for each word it can end with. Quarters
 * are spelled out too, since two dates can be in the position of a year and a quarter.
 */
export const spelledPaths = (path: string): string[] => {
  if (path.endsWith('/:quarter')) return quarters.map((word) => path.replace(/:quarter$/, word))
  const [ending = '', name = ''] = /\/:(\w+)\?$/.exec(path) ?? []
  const words = spelled[name]
  if (!words) return [path]
  const bare = path.slice(0, -ending.length)
  return [bare, ...words.map((word) => `${bare}/${word}`)]
}
