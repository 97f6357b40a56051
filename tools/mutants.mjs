// Mutation tests of the files that decide about money, access, and dates: npm run mutants [-- PART OF A PATH …]
import { ready } from './bootstrap.mjs'

await ready()
await import('./mutants.ts')
