import type { Quote } from '@porchlight/contract'
import { href } from 'react-router'

/** The checkout of a quoted stay. */
export const bookAddress = (quote: Quote): string => `${href('/book')}?quote=${quote.id}&hash=${quote.hash}`
