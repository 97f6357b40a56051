/**
 * Where the app finds the product: the origin of PUBLIC_URL, and the only address whose links open in the app. The
 * projects hold it in three more places; `set-address.ts` writes them all, a test holds them together.
 */
export const address = 'https://porchlight.example'
