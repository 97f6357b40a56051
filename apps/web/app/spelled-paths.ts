/**
 * Parameters that are one of a few words where another screen takes other words at the same place: the router tells the two
 * apart only when the words are written out.
 */
const spelled: Readonly<Record<string, readonly string[]>> = {
  invoicesType: ['open', 'all'],
  issuesType: ['pending', 'all', 'check-out', 'damage-claims'],
  vendorType: ['general', 'utilities', 'contracts'],
}

/** The patterns by which the router finds a screen: its path, or that path once for each word it may end with. */
export const spelledPaths = (path: string): string[] => {
  const [ending = '', name = ''] = /\/:(\w+)\?$/.exec(path) ?? []
  const words = spelled[name]
  if (!words) return [path]
  const bare = path.slice(0, -ending.length)
  return [bare, ...words.map((word) => `${bare}/${word}`)]
}
