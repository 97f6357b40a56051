import { payVendorBill, vendorBills, withdrawVendorPayment } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { refuseUnconfirmed } from '#modules/accounts'
import { payBill, withdrawPayment } from './bill-payments.ts'
import { vendorBillViews } from './payment-views.ts'

export const paymentRoutes: readonly Route[] = [
  route(vendorBills, ({ query: { status }, read }) => read((ctx) => vendorBillViews(ctx, status))),
  route(payVendorBill, ({ app, actor, params, body, write }) => {
    refuseUnconfirmed(actor, app.clock.now())
    return write(async (ctx) => {
      await payBill(ctx, params.id, body, actor.accountId)
      return vendorBillViews(ctx, 'open')
    })
  }),
  route(withdrawVendorPayment, ({ app, actor, params, write }) => {
    refuseUnconfirmed(actor, app.clock.now())
    return write(async (ctx) => {
      await withdrawPayment(ctx, params.id, actor.accountId)
      return vendorBillViews(ctx, 'paid')
    })
  }),
]
