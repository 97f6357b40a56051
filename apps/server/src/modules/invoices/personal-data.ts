import type { PersonalDataPart } from '#kernel/module'
import { invoiceDocumentsOf } from './queries.ts'

export const personalData: PersonalDataPart = {
  of: async (ctx, accountId) => ({
    invoices: (await invoiceDocumentsOf(ctx, accountId)).map(({ number, issued_on, document }) => ({
      number,
      issuedOn: issued_on,
      ...document,
    })),
  }),
}
