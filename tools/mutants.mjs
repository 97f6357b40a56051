// How many wrong versions of the deciding files the tests catch: npm run mutants [-- PART OF A PATH …]
import { ready } from './bootstrap.mjs'

await ready()
await import('./mutants.ts')
