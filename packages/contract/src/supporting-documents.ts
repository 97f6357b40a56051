import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { mediaFile } from './media.ts'
import { statementDays } from './owners.ts'
import { id, idText } from './values/ids.ts'

/** The support for one entry of an owner's statement: an expense with its bill and photos, or a correction. */
export const supportingDocument = z.object({
  entryId: id,
  /** Why a correction was made, or what was found in the home. */
  reason: z.string().nullable(),
  /** Who entered it, and the second person who approved it. */
  madeBy: z.string().nullable(),
  approvedBy: z.string().nullable(),
  /** The bill, or evidence for a correction. */
  files: z.array(mediaFile),
  /** Photos of the job the bill is for. */
  before: z.array(mediaFile),
  after: z.array(mediaFile),
})
export type SupportingDocument = z.output<typeof supportingDocument>

const results = z.object({ supporting: z.array(supportingDocument) })

export const supportingDocuments = endpoint({
  method: 'GET',
  path: 'owners/accounting/supporting-documents',
  summary: 'List what is behind the owner’s expenses and corrections between two dates: reasons, names, bills, photos',
  audience: ['owner'],
  query: statementDays,
  results,
  errors: {},
})

export const staffSupportingDocuments = endpoint({
  method: 'GET',
  path: 'staff/owners/{id}/supporting-documents',
  summary: 'List what is behind an owner’s expenses and corrections between two dates, as the owner sees it',
  audience: ['staff', 'admin'],
  permission: 'money',
  params: z.object({ id: idText }),
  query: statementDays,
  results,
  errors: {},
})
