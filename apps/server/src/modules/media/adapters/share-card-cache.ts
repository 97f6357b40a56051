import { LRUCache } from 'lru-cache'

const mostBytes = 32 * 1024 * 1024

/** Recently drawn cards, by their text and picture. */
export const drawnCards = new LRUCache<string, Buffer>({ maxSize: mostBytes, sizeCalculation: ({ length }) => length })
