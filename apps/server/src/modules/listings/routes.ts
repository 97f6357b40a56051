import { importFile, previewImport } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { previewFile, takeFile } from './import-file.ts'

const allowance = { perMinute: 20 }

export const routes: readonly Route[] = [
  route(previewImport, ({ app, body }) => previewFile(app, body), { allowance }),
  // Each row has its own transaction, so a rejected one doesn't block the others.
  route(importFile, ({ app, body }) => takeFile(app, body), { allowance }),
]
