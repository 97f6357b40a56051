import { LRUCache } from 'lru-cache'

const mostBytes = 32 * 1024 * 1024

/** Cards drawn lately, by the words and the picture on them. */
export const drawnCards = new LRUCache<string, Buffer>({ maxSize: mostBytes, sizeCalculation: ({ length }) => length })
