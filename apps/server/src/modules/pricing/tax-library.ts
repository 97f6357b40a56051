import type { LibraryTax } from '@porchlight/contract'
import entries from './tax-library.json' with { type: 'json' }

/**
 * A start for companies that have no taxes yet: figures that a named source stated on a day. They are no advice, so every
 * screen that shows one says to check it with an adviser.
 */
export const taxLibrary = entries as unknown as readonly LibraryTax[]
