export { type DraftOptions, type DraftStore, type Drafts, openDrafts } from './drafts.ts'
export * from './queue/index.ts'
