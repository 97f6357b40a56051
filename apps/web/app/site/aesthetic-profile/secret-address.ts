/** The address is a secret: not cached, not sent as a referrer, and not indexed. */
export const secretAddress = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
})
