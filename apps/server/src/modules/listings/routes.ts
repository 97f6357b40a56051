import { importFile, previewImport } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { previewFile, takeFile } from './import-file.ts'

const allowance = { perMinute: 20 }

export const routes: readonly Route[] = [
  route(previewImport, ({ app, body }) => previewFile(app, body), { allowance }),
  // Every row is a transaction of its own, so that a refused one holds up no other.
  route(importFile, ({ app, body }) => takeFile(app, body), { allowance }),
]
