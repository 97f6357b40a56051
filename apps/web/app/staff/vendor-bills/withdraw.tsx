import { type VendorBill, withdrawVendorPayment } from '@porchlight/contract'
import { Button, toast } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { vendorBillWords } from '#app/lib/messages/staff/vendor-bills.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useConfirmed } from '../use-confirmed.tsx'

/** A payment was noted by mistake, or came back. */
export const Withdraw = ({ bill }: { bill: VendorBill }) => {
  const words = useWords(vendorBillWords)
  const { act, question } = useConfirmed()
  const withdraw = async () => {
    if (await act(() => api(withdrawVendorPayment, { params: { id: bill.id } })))
      toast({ type: 'success', message: words.withdrawn })
  }
  return (
    <>
      <Button
        size="small"
        look="bare"
        aria-label={words.withdrawOf({ vendor: bill.vendor.name, number: bill.number })}
        onClick={() => void withdraw()}
      >
        {words.withdraw}
      </Button>
      {question}
    </>
  )
}
