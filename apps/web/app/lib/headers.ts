/** `headers` of a page that looks the same to everybody without a session: the server may give it to the next visitor too. */
export const sameForEverybody = () => ({ 'cache-control': 'public' })
