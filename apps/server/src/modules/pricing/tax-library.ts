import type { LibraryTax } from '@porchlight/contract'
import entries from './tax-library.json' with { type: 'json' }

/**
 * A starting point for companies without taxes: figures a named source stated on a given day. They aren't advice, so
 * every screen that shows one says to check it with an adviser.
 */
export const taxLibrary = entries as unknown as readonly LibraryTax[]
