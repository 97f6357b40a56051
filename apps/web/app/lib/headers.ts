/**
 * `headers` of a page that looks the same to everyone without a session: the server can serve it to the next visitor
 * too.
 */
export const sameForEverybody = () => ({ 'cache-control': 'public' })
