/** The address is a key: it is kept by nobody, told to no other site, and found by no search. */
export const secretAddress = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
})
