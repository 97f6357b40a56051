const systems: readonly [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]
const browsers: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const first = (list: readonly [RegExp, string][], text: string): string | undefined =>
  list.find(([sign]) => sign.test(text))?.[1]

/**
 * A readable name for a browser, from its user agent: `Chrome, Mac`. Proper names only.
 * @param app the name of the app, if it is one: `Porchlight, iPhone`
 */
export const deviceName = (userAgent: string, app?: string): string =>
  [app ?? first(browsers, userAgent), first(systems, userAgent)].filter(Boolean).join(', ') || 'Browser'
