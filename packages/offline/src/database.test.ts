import { openDB } from 'idb'
import { expect, it } from 'vitest'
import { openDatabase } from './database.ts'

import 'fake-indexeddb/auto'

it('opens a database of version 1 with its data under the new store names', async () => {
  const before = await openDB('version-1', 1, {
    upgrade(db) {
      db.createObjectStore('kept', { keyPath: ['userId', 'room', 'mark'] })
      db.createObjectStore('keptPieces', { keyPath: ['userId', 'room', 'mark', 'index'] })
      db.createObjectStore('keeper')
    },
  })
  const row = { userId: '7', room: 'page', mark: 'm', card: Uint8Array.of(1) }
  await before.put('kept', row)
  await before.put('keeper', '7', 'keeper')
  before.close()

  const db = await openDatabase('version-1')
  expect(await db.getAll('saved')).toEqual([row])
  expect(await db.getAll('savedPieces')).toEqual([])
  expect(await db.get('owner', 'owner')).toBe('7')
  db.close()
})
