import type { OwnerBill } from '@porchlight/contract'
import { JobBills } from '#app/features/jobs/job-bills.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { jobBillWords } from '#app/lib/messages/stay/job-bills.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Vendor bills of a repair with their documents and the owner's share. */
export const Bills = ({ bills, zone }: { bills: readonly OwnerBill[]; zone: string }) => {
  const words = useWords(jobBillWords)
  const { money } = useFormats()
  const yours = {
    id: 'yours',
    head: words.yours,
    align: 'end' as const,
    cell: ({ yours: share }: OwnerBill) => <b className="num">{money(share)}</b>,
  }
  return <JobBills bills={bills} zone={zone} more={[yours]} />
}
