/**
 * Offline data: answers of calls and a person's own lists, encrypted, and removed at logout. `rules.ts` sets how long
 * they stay.
 */
export { type Answers, type Got, openAnswers } from './answers.ts'
export { indexedKeep } from './indexed-keep.ts'
export { type KeepStore, visitor } from './keep-store.ts'
export { emptyKeepShelf, memoryKeep } from './memory-keep.ts'
export { openPayloads, type PayloadKind, type PayloadRecord, type Payloads, stateOf } from './payloads.ts'
export { type OfflineRoom, openRoom, openSeal, type RoomParts } from './room.ts'
export { type Flags, limits as payloadLimits, staticList, usual } from './rules.ts'
export type { Ask, ServerReply } from './server-reply.ts'
export { keepUp } from './upkeep.ts'
