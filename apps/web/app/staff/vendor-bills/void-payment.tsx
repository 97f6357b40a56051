import { type VendorBill, withdrawVendorPayment } from '@porchlight/contract'
import { Button, toast } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { vendorBillWords } from '#app/lib/messages/staff/vendor-bills.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useStepUpAction } from '../use-step-up-action.tsx'

/** Voids a payment recorded by mistake or returned by the bank. */
export const VoidPayment = ({ bill }: { bill: VendorBill }) => {
  const words = useWords(vendorBillWords)
  const { act, question } = useStepUpAction()
  const withdraw = async () => {
    if (await act(() => api(withdrawVendorPayment, { params: { id: bill.id } })))
      toast({ type: 'success', message: words.voided })
  }
  return (
    <>
      <Button
        size="small"
        look="bare"
        aria-label={words.voidPaymentOf({ vendor: bill.vendor.name, number: bill.number })}
        onClick={() => void withdraw()}
      >
        {words.voidPayment}
      </Button>
      {question}
    </>
  )
}
