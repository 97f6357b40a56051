/**
 * Where the app finds the product: the origin of PUBLIC_URL, and the only address whose links open in the app. The
 * projects contain it in three more places; `set-address.ts` writes them all, and a test keeps them in sync.
 */
export const address = 'https://porchlight.example'
