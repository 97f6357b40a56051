import type { PersonalDataPart } from '#kernel/module'
import { duesOf } from './invoices.ts'

export const personalData: PersonalDataPart = {
  of: async (ctx, accountId) => ({
    ownerInvoices: (await duesOf(ctx, accountId)).map(({ number, issued_on, due_on, currency, total_minor, open }) => ({
      number,
      issuedOn: issued_on,
      dueOn: due_on,
      currency,
      total: total_minor,
      open,
    })),
  }),
}
