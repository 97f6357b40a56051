import type { Quote } from '@porchlight/contract'
import { href } from 'react-router'

/** Checkout address of a quote. */
export const bookAddress = (quote: Quote): string => `${href('/book')}?quote=${quote.id}&hash=${quote.hash}`
