type Read = {
  text: (name: string) => string | undefined
  wrong: <T>(sentence: string, instead: T) => T
}

/**
 * `AI_LOCAL_URLS`: private network addresses that drafts can be requested from, separated by commas; everything else
 * must be public.
 */
export const assistantLocalUrlsFrom = (read: Read): string[] => {
  const urls = (read.text('AI_LOCAL_URLS') ?? '')
    .split(',')
    .map((one) => one.trim().replace(/\/+$/, ''))
    .filter(Boolean)
  const isWrong = urls.some((url) => !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
  return isWrong
    ? read.wrong('AI_LOCAL_URLS must be addresses such as http://127.0.0.1:11434/v1, by commas.', [])
    : urls
}
